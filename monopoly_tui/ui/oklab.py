"""Colours as the eye sees them (OKLab, by lightness, chroma and hue), and the contrast of two. Knows no theme."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import NamedTuple

from rich.color import Color as RichColor

Linear = tuple[float, float, float]
Place = tuple[float, float, float]
"""Lightness, green to red and blue to yellow: distances between places are those that eyes see."""


class Lab(NamedTuple):
    """`lightness` from 0 to 1, `chroma` from 0 to about 0.3, `hue` in degrees."""

    lightness: float
    chroma: float
    hue: float


@lru_cache(4096)
def lab_of(color: RichColor) -> Lab:
    """A colour as the eye sees it."""
    red, green, blue = linear(color)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    return Lab(lightness, hypot(a, b), degrees(atan2(b, a)) % 360)


@lru_cache(4096)
def place_of(color: RichColor) -> Place:
    """A colour as a place."""
    lab = lab_of(color)
    angle = radians(lab.hue)
    return lab.lightness, lab.chroma * cos(angle), lab.chroma * sin(angle)


@lru_cache(4096)
def rgb_of(lab: Lab) -> RichColor:
    """The colour a screen can show that is nearest to this."""
    a, b = lab.chroma * cos(radians(lab.hue)), lab.chroma * sin(radians(lab.hue))
    long = (lab.lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lab.lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lab.lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    return RichColor.from_rgb(*(_coded(share) for share in (red, green, blue)))


def linear(color: RichColor) -> Linear:
    """The light of red, green and blue, each from 0 to 1."""
    red, green, blue = (_decoded(part) for part in color.get_truecolor())
    return red, green, blue


@lru_cache(8192)
def contrast(one: RichColor, other: RichColor) -> float:
    """The contrast of two colours by WCAG 2, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(color: RichColor) -> float:
    """How much light a colour gives, from 0 to 1."""
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _decoded(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _coded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def between(one: RichColor, other: RichColor) -> RichColor:
    """The colour half way between two, in light."""
    halves = zip(linear(one), linear(other), strict=True)
    return RichColor.from_rgb(*(_coded((here + there) / 2) for here, there in halves))
