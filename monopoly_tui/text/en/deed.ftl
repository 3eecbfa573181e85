# Squares and title deeds.

deed-tile-mortgaged = MTG
deed-tile-lot = LOT
