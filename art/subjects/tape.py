"""Rolls of packing tape, brown and clear, on paper ground: packaging."""

from shapes import group, placed, rounded, turned
from stage import camera, light_stage, material

CORE, OUTER, WIDTH = 0.50, 0.72, 0.64


def build_roll(tape, core, inside):
    """A roll lying flat on z = 0: a card core and the tape wound on it."""
    wound = rounded([(CORE, 0.012), (OUTER, 0.0), (OUTER, WIDTH), (CORE, WIDTH - 0.012)], [0, 0.012, 0.012, 0])
    card = rounded([(CORE - 0.05, 0), (CORE + 0.004, 0), (CORE + 0.004, WIDTH), (CORE - 0.05, WIDTH)], 0.008)
    edges = []
    for i in range(9):  # the winding's slight steps at both faces
        r = CORE + 0.02 + i * (OUTER - CORE - 0.03) / 9
        edges += [turned('winding', [(r, WIDTH), (r + 0.004, WIDTH + 0.002), (r + 0.008, WIDTH)], inside, closed=False)]
    return group([turned('tape', wound, tape, 160), turned('core', card, core, 128), *edges], 'roll')


def compose():
    """Three rolls stacked, one standing before them, one lying behind."""
    brown = material('brown tape', '#A9743C', rough=0.16, coat=0.5, specular=0.6)
    clear = material('clear tape', '#D9C79A', rough=0.12, coat=0.6, specular=0.6)
    teal = material('printed tape', '#12706D', rough=0.18, coat=0.5)
    card = material('card core', '#C8A878', rough=0.85, bump=0.1, bump_scale=60)
    for level, (look, turn) in enumerate(((brown, 10), (clear, 60), (teal, 100))):
        placed(
            build_roll(look, card, look),
            (-0.55 + 0.03 * level, 0.35 - 0.02 * level, level * (WIDTH + 0.004)),
            (0, 0, turn),
        )
    placed(build_roll(brown, card, brown), (0.62, -0.50, OUTER), (82, 0, -22))
    placed(build_roll(clear, card, clear), (1.55, 0.75, 0), (0, 0, 30))
    light_stage('paper', flags=False)
    camera((0.9, -9.4, 3.9), (0.24, 0.1, 0.80), 78, 3.2, focus=(0.4, -0.8, 0.8))
