"""Which small faults a source file can have. Reads text, runs nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}
"""Each operator, and the one that is easily taken for it."""
LEFT_ALONE: Final = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
"""What is no rule, or has no place of its own in the source."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One change of one place: `start` and `end` are bytes of the file, `line` counts from 1."""

    line: int
    start: int
    end: int
    before: str
    after: str

    def put_into(self, source: str) -> str:
        """The source with this fault."""
        data = source.encode()
        return (data[: self.start] + self.after.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        return f"{' '.join(self.before.split())} → {self.after}"


def faults(source: str) -> list[Fault]:
    """Every fault that a file can have, from top to bottom."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, after in _changes(ast.parse(source)):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        found.append(Fault(node.lineno, start, end, source.encode()[start:end].decode(), after))
    return sorted(found, key=lambda fault: (fault.start, fault.end, fault.after))


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Places below `node` and what could stand there instead."""
    if isinstance(node, LEFT_ALONE) or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
        return
    if isinstance(node, ast.stmt):
        if _does_something(node):
            yield node, "pass"
    elif isinstance(node, ast.expr):
        yield from ((node, after) for after in _instead(node))
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _changes(child)


def _does_something(statement: ast.stmt) -> bool:
    """Whether the statement changes something that others see, and could be left out."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete():
            return True
        case ast.Assign(targets=targets):
            return any(isinstance(part, (ast.Attribute, ast.Subscript)) for part in map(_first, targets))
    return False


def _first(target: ast.expr) -> ast.expr:
    """The target, or the first of several that are assigned together."""
    return target.elts[0] if isinstance(target, ast.Tuple) else target


def _instead(node: ast.expr) -> Iterator[str]:
    """What could be written instead of an expression by mistake."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=right):
            for at, op in enumerate(ops):
                wrong = [*ops[:at], SWAPPED[type(op)](), *ops[at + 1 :]]
                yield f"({ast.unparse(ast.Compare(left, wrong, right))})"  # type: ignore[arg-type]
        case ast.BoolOp(op=op, values=values):
            yield f"({ast.unparse(ast.BoolOp(SWAPPED[type(op)](), values))})"  # type: ignore[arg-type]
            if len(values) > 2:
                yield f"({ast.unparse(ast.BoolOp(op, values[:-1]))})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in SWAPPED:
            yield f"({ast.unparse(ast.BinOp(left, SWAPPED[type(op)](), right))})"  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
