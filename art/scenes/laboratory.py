"""A college laboratory: two students in coats at an island bench, reagent shelf, fume hood and board behind."""

import math

from scenes.fittings import bottle, screen
from scenes.people import person
from scenes.set import floor, look, photograph, wall, window
from shapes import ball, bent, box, group, placed, rounded, turned


def compose():
    """The island bench across the middle, fume hood at the right of the wall, window at the left."""
    floor(5.8, -1.7, 2.0, '#D3DAD6')
    wall(5.8, y=1.9, height=2.75, tone='#F8FAF7')
    window(-1.75, 1.9, 1.72, 1.5, 1.15)
    _side_bench(-0.95)
    _hood((1.75, 1.48))
    _island((0.0, -0.25))
    for i, (x, y, h, tone) in enumerate(((-2.2, 1.62, 0.26, '#B5763A'), (-2.05, 1.66, 0.22, '#B5763A'), (-1.9, 1.60, 0.24, '#F4F4F0'), (-1.2, 1.62, 0.2, '#F4F4F0'))):
        bottle((x, y, 0.92), 0.055, h, tone, '#12706D' if i % 2 else '#20302F')
    _microscope((-0.35, 1.55, 0.92), 20)
    person((-1.12, 0.46), 8, '#3C76B5', '#2B3540', over='coat', over_tone='#F7F7F3', hands=((0.13, -0.50, 1.20), (-0.20, -0.46, 1.06)), lean=0.10, head=(16, 2), cover='bun', skin=1, size=0.96)
    person((1.28, -1.12), 172, '#C2562B', '#2B3540', over='coat', over_tone='#F7F7F3', hands=((0.22, -0.48, 1.08), (-0.14, -0.50, 1.22)), lean=0.08, head=(12, 0))
    photograph('mist', target=(0, 0.1, 0.44), lens=142)


def _glass(name='glass', tone='#DCECEE'):
    made = look(name, tone, 0.06)
    made.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 0.22
    return made


def flask(place, tone, size=1.0):
    """A conical flask with a coloured liquid."""
    shell = [(0.001, 0), (0.075, 0), (0.08, 0.012), (0.024, 0.13), (0.022, 0.18), (0.028, 0.185), (0.001, 0.186)]
    liquid = [(0.001, 0.006), (0.072, 0.006), (0.040, 0.085), (0.001, 0.085)]
    parts = [turned('liquid', liquid, look(f'liquid {tone}', tone, 0.15), 32), turned('flask', shell, _glass(), 32)]
    placed(group(parts, 'flask'), place, (0, 0, 0), size)


def _island(place):
    body, top, shelf = look('island', '#12706D', 0.5), look('island top', '#2B3234', 0.35), look('reagent shelf', '#C9A26F', 0.5)
    x, y = place
    box('island', (2.9, 0.78, 0.84), (x, y, 0.46), body, 0.012)
    box('kick', (2.8, 0.70, 0.06), (x, y, 0.03), look('kick', '#20302F'), 0)
    box('island top', (3.1, 0.95, 0.05), (x, y, 0.905), top, 0.012)
    for i in range(6):
        box('door', (0.44, 0.012, 0.66), (x - 1.2 + i * 0.48, y - 0.394, 0.46), look('door', '#2A827D', 0.5), 0.01, 2)
        box('pull', (0.012, 0.02, 0.12), (x - 1.04 + i * 0.48, y - 0.408, 0.66), look('pull', '#C3CBCA', 0.3, metal=0.7), 0.004, 1)
    for z in (1.22, 1.50):
        box('reagent shelf', (1.5, 0.20, 0.03), (x + 0.05, y + 0.12, z), shelf, 0.006, 2)
    for side in (-0.72, 0.82):
        box('reagent post', (0.04, 0.20, 0.62), (x + side, y + 0.12, 1.24), shelf, 0.006, 2)
    tones = ('#F28C1B', '#F4F4F0', '#12706D', '#B5763A', '#F4F4F0', '#3C76B5', '#B5763A', '#F4F4F0', '#12706D')
    for i, tone in enumerate(tones):
        bottle((x - 0.58 + i * 0.155, y + 0.12, 1.235), 0.05, 0.17 + 0.03 * (i % 3), tone, '#20302F')
        if i % 3 != 1:
            bottle((x - 0.58 + i * 0.155, y + 0.12, 1.515), 0.045, 0.15 + 0.04 * (i % 2), tones[-i], '#F4F4F0')
    top_z = 0.93
    flask((x - 0.62, y + 0.02, top_z), '#F28C1B', 1.2)
    flask((x - 1.02, y - 0.20, top_z), '#2A9C94', 1.35)
    flask((x - 1.30, y + 0.02, top_z), '#C2562B', 1.2)
    flask((x + 0.55, y - 0.25, top_z), '#3C76B5', 1.35)
    _burette((x + 1.02, y - 0.02, top_z))
    box('balance', (0.28, 0.32, 0.08), (x + 1.32, y + 0.18, top_z + 0.04), look('balance', '#F4F4F0', 0.4), 0.02)
    placed(turned('pan', [(0.001, 0), (0.09, 0), (0.09, 0.012), (0.001, 0.012)], look('pan', '#C3CBCA', 0.2, metal=0.9), 40), (x + 1.32, y + 0.22, top_z + 0.085))


def _burette(place):
    steel, tube = look('stand', '#C3CBCA', 0.25, metal=0.8), _glass()
    parts = [box('base', (0.20, 0.14, 0.02), (0, 0, 0.01), look('stand base', '#20302F', 0.4), 0.005, 2)]
    parts += [bent('rod', [(-0.06, 0, 0.02), (-0.06, 0, 0.74)], 0.009, steel, smooth=False), bent('clamp', [(-0.06, 0, 0.56), (0.05, 0, 0.56)], 0.010, steel, smooth=False)]
    parts += [bent('burette', [(0.05, 0, 0.28), (0.05, 0, 0.72)], 0.014, look('burette', '#E4F0F2', 0.1), smooth=False), bent('tip', [(0.05, 0, 0.20), (0.05, 0, 0.28)], 0.006, tube, smooth=False)]
    placed(group(parts, 'burette'), place)
    flask((place[0] + 0.05, place[1], place[2]), '#E58FA0', 0.95)


def _side_bench(x):
    box('side bench', (3.6, 0.55, 0.86), (x, 1.58, 0.45), look('side bench', '#E9ECE8', 0.5), 0.012)
    box('side top', (3.7, 0.62, 0.05), (x, 1.57, 0.895), look('island top', '#2B3234', 0.35), 0.012)
    for i in range(7):
        box('side door', (0.46, 0.012, 0.68), (x - 1.5 + i * 0.5, 1.30, 0.46), look('side door', '#CFDBD7', 0.5), 0.01, 2)


def _hood(place):
    x, y = place
    case, pane = look('hood', '#F1F3F0', 0.5), _glass('sash', '#BFDAD6')
    box('hood base', (1.5, 0.78, 0.86), (x, y, 0.44), look('hood base', '#12706D', 0.5), 0.012)
    box('hood top', (1.56, 0.84, 0.05), (x, y, 0.895), look('island top', '#2B3234', 0.35), 0.01)
    for side in (1, -1):
        box('hood side', (0.10, 0.74, 1.25), (x + side * 0.70, y, 1.54), case, 0.012)
    box('hood back', (1.4, 0.05, 1.25), (x, y + 0.34, 1.54), look('hood back', '#D5DCD8', 0.6), 0)
    box('hood head', (1.5, 0.76, 0.42), (x, y, 2.37), case, 0.02)
    box('sash', (1.3, 0.02, 0.60), (x, y - 0.34, 1.86), pane, 0)
    box('sash bar', (1.3, 0.04, 0.05), (x, y - 0.345, 1.56), look('sash bar', '#C3CBCA', 0.3, metal=0.6), 0.006, 2)
    for i, tone in enumerate(('#B5763A', '#F28C1B', '#F4F4F0')):
        bottle((x - 0.35 + i * 0.17, y + 0.1, 0.92), 0.06, 0.26 - 0.03 * i, tone, '#20302F')
    flask((x + 0.35, y, 0.92), '#2A9C94', 1.6)


def _microscope(place, turn):
    white, dark = look('microscope', '#F4F4F0', 0.3), look('tube', '#20302F', 0.4)
    parts = [box('foot', (0.16, 0.24, 0.04), (0, 0, 0.02), white, 0.012), box('arm', (0.06, 0.06, 0.32), (0, 0.09, 0.18), white, 0.02), box('stage', (0.16, 0.15, 0.02), (0, -0.03, 0.14), dark, 0.004, 1)]
    parts += [bent('head', [(0, 0.09, 0.34), (0, -0.03, 0.33)], 0.035, white, smooth=False), bent('tube', [(0, -0.03, 0.20), (0, -0.03, 0.34)], 0.022, dark, smooth=False), bent('eye', [(0, -0.03, 0.36), (0, 0.06, 0.46)], 0.022, dark, smooth=False)]
    placed(group(parts, 'microscope'), place, (0, 0, turn), 1.15)
