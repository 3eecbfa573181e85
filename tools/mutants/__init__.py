"""Small faults put into a file one at a time: do the tests notice each of them?"""
