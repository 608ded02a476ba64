"""A loading dock: cartons go from the floor into an open truck with a hand pallet truck, a checker counts them."""

from film import goods
from prints import cell
from scenes.fittings import clipboard
from scenes.people import person
from scenes.set import floor, look, photograph
from shapes import bent, box, copy, decal, group, joined, placed, remove, rounded, turned
from subjects.carton import carton_materials
from subjects.pallet import wood_material

WIDTH, HEIGHT, AT = 2.7, 2.9, 1.35


def compose():
    """The wall with the door and the truck behind it, pallets to the left, people in front."""
    kit, wood = carton_materials(), wood_material()
    floor(6.5, -1.95, 1.92, '#B9C1BE')
    _wall_with_door(kit['labels'])
    _truck(kit, wood)
    stacks = {name: goods.carton_stack(kit, wood, name, layers, seed) for name, layers, seed in (('large', 3, 1), ('small', 4, 3), ('flat', 4, 4))}
    copy(stacks['large'], (-2.35, 1.0, 0), (0, 0, 4))
    copy(stacks['flat'], (-2.30, -0.35, 0), (0, 0, -3))
    copy(stacks['small'], (0.55, 0.35, 0.07), (0, 0, 90))
    for stack in stacks.values():
        remove(stack)
    _pallet_truck((0.55, 0.35))
    for x in (-0.36, 1.46):
        box('lane', (0.08, 4.0, 0.004), (x, -0.2, 0.002), look('lane', '#F28C1B', 0.5), 0)
    person((0.55, -1.32), 180, '#1F3B4D', over='vest', hands=((0.10, -0.42, 1.02), (-0.10, -0.42, 1.02)), lean=0.14, stride=0.14, cover='helmet', skin=1)
    person((-1.05, -1.05), 140, '#12706D', '#3A4148', hands=((0.12, -0.30, 1.14), (-0.13, -0.27, 1.12)), head=(16, 0), cover='cap', cover_tone='#F28C1B', over='vest', over_tone='#F28C1B')
    placed(clipboard((0, 0, 0)), (-0.86, -0.82, 1.16), (-38, 0, 140))
    photograph('teal', target=(0, 0, 0.52), lens=122)


def _wall_with_door(labels):
    tone, frame = look('cladding', '#E9F0ED', 0.6), look('door frame', '#F28C1B', 0.4)
    left, right = AT - 0.45 - WIDTH / 2, AT - 0.45 + WIDTH / 2
    for low, high in ((-3.25, left), (right, 3.25)):
        box('wall', (high - low, 0.12, 3.5), ((low + high) / 2, 1.86, 1.75), tone, 0.01)
        count = int((high - low) / 0.22)
        for i in range(count):
            box('rib', (0.05, 0.02, 3.48), (low + 0.12 + i * 0.22, 1.795, 1.745), tone, 0.008, 2)
    box('wall above', (WIDTH, 0.12, 3.5 - HEIGHT), ((left + right) / 2, 1.86, HEIGHT + (3.5 - HEIGHT) / 2), tone, 0.01)
    for x in (left, right):
        box('jamb', (0.16, 0.22, HEIGHT), (x, 1.82, HEIGHT / 2), frame, 0.02)
        post = look('bollard', '#F2A41B', 0.35)
        placed(turned('bollard', rounded([(0.001, 0), (0.09, 0), (0.09, 0.95), (0.001, 0.95)], 0.05), post, 32), (x + (0.12 if x > 1 else -0.12), 1.45, 0))
    box('lintel', (WIDTH + 0.16, 0.24, 0.2), ((left + right) / 2, 1.82, HEIGHT), frame, 0.02)
    for i in range(4):
        box('slat', (WIDTH - 0.1, 0.04, 0.13), ((left + right) / 2, 1.86, HEIGHT - 0.15 - 0.14 * i), look('shutter', '#A9B7B4', 0.4, metal=0.4), 0.012, 2)
    x, z = left - 0.85, 2.75
    decal('sign', [(x - 0.56, 1.765, z - 0.35), (x + 0.56, 1.765, z - 0.35), (x + 0.56, 1.765, z + 0.35), (x - 0.56, 1.765, z + 0.35)], labels, cell('dock'))


def _truck(kit, wood):
    inside, shell = look('truck inside', '#DAD8CF', 0.7), look('truck shell', '#12706D', 0.4)
    x, width, length = AT - 0.45, 2.36, 2.6
    box('truck floor', (width, length, 0.12), (x, 1.95 + length / 2, -0.02), look('truck floor', '#6B5A45', 0.7), 0.01)
    for side in (1, -1):
        box('truck side', (0.05, length, 2.55), (x + side * width / 2, 1.95 + length / 2, 1.27), shell, 0.01)
        box('truck lining', (0.01, length - 0.04, 2.45), (x + side * (width / 2 - 0.03), 1.95 + length / 2, 1.27), inside, 0)
    box('truck head', (width, 0.06, 2.55), (x, 1.95 + length, 1.27), inside, 0.01)
    box('truck roof', (width + 0.05, length, 0.05), (x, 1.95 + length / 2, 2.56), shell, 0.01)
    load = goods.carton_stack(kit, wood, 'large', 4, 2)
    for side in (1, -1):
        copy(load, (x + side * 0.56, 3.6, 0.04), (0, 0, 90))
    remove(load)
    box('leveller', (2.0, 0.9, 0.02), (x, 1.65, 0.012), look('leveller', '#5F6E6D', 0.5, metal=0.4), 0)


def _pallet_truck(place):
    """A hand pallet truck under the load: forks, body, tiller."""
    paint, dark = look('pallet truck', '#F08418', 0.35), look('tyre', '#15191A', 0.8)
    parts = [box('fork', (0.16, 1.15, 0.06), (side * 0.19, 0.05, 0.10), paint, 0.02) for side in (1, -1)]
    parts += [
        box('head', (0.44, 0.16, 0.34), (0, -0.66, 0.25), paint, 0.03),
        box('pump', (0.14, 0.16, 0.30), (0, -0.78, 0.34), dark, 0.04),
        placed(turned('wheel', rounded([(0.001, -0.1), (0.1, -0.1), (0.1, 0.1), (0.001, 0.1)], 0.02), dark, 32), (0, -0.80, 0.10), (0, 90, 0)),
        bent('tiller', [(0, -0.82, 0.45), (0, -1.18, 1.02)], 0.024, paint, smooth=False),
        bent('grip', [(-0.14, -1.20, 1.04), (0.14, -1.20, 1.04)], 0.022, dark, smooth=False),
    ]
    return placed(group(parts, 'pallet truck'), (*place, 0))
