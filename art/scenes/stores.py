"""The stores counter of a plant: the storekeeper hands over against an indent, bins and cartons behind."""

from film import goods
from scenes.fittings import carton, clipboard, counter, screen
from scenes.people import person
from scenes.set import floor, look, photograph, wall
from shapes import box, copy, remove
from subjects.carton import carton_materials


def compose():
    """Counter in front, two bays of bins at the back wall, one man on each side of the counter."""
    kit, plastics = carton_materials(), goods.goods_materials()
    floor(5.9, -1.9, 2.05)
    wall(5.9, y=1.95, height=2.75, tone='#F2F5F2')
    bins = goods.picking_shelf(plastics['steel'], plastics['bins'], plastics['dark'], kit['labels'], 1)
    for x in (-1.42, 1.42):
        copy(bins, (x, 1.66, 0))
    remove(bins)
    steel = look('top shelf', '#0E5F66', 0.4)
    box('top shelf', (5.6, 0.62, 0.04), (0, 1.54, 1.58), steel, 0.006, 2)
    for x in (-2.78, 0, 2.78):
        box('post', (0.06, 0.06, 2.3), (x, 1.82, 1.15), steel, 0.006, 2)
    for i, (x, w, h) in enumerate(((-2.35, 0.6, 0.42), (-1.65, 0.5, 0.34), (-0.98, 0.62, 0.50), (0.35, 0.6, 0.36), (1.05, 0.5, 0.46), (2.2, 0.62, 0.40))):
        carton(kit, (x, 1.52, 1.60), (w, 0.48, h), (i * 37) % 9 - 4, i)
    counter(3.0, 0.75, place=(0.35, -0.45))
    screen((1.45, -0.35, 1.02), 155)
    carton(kit, (0.15, -0.48, 1.02), (0.42, 0.32, 0.24), 8, 0)
    clipboard((-0.78, -0.50, 1.03), (0, 0, 12))
    person((0.15, 0.18), 0, '#12706D', over='apron', over_tone='#0A4A4C', hands=((0.22, -0.58, 1.16), (-0.24, -0.58, 1.16)), lean=0.12, head=(14, 4))
    person((-0.55, -1.35), 165, '#2E5A7A', '#2B3540', over='vest', over_tone='#F28C1B', hands=((0.30, -0.44, 1.08), None), head=(8, 0), cover='helmet', cover_tone='#F2A413', skin=1)
    photograph(target=(-0.03, 0, 0.40))
