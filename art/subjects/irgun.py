"""An infrared thermometer on mist ground."""

from PIL import Image, ImageDraw

from desk import dark_plastic
from powertools import along_x, barrel, looks, trigger, upright
from prints import archivo, blender_image, plex
from shapes import box, decal, group, placed
from stage import camera, light_stage, picture_material


def _reading():
    sheet = Image.new('RGB', (480, 420), '#6F8B79')
    draw = ImageDraw.Draw(sheet)
    draw.text((240, 190), '36.8', font=archivo(180, 650), fill='#12211F', anchor='mm')
    draw.text((440, 60), '°C', font=plex(64), fill='#12211F', anchor='rm')
    draw.text((40, 350), 'E 0.95', font=plex(56), fill='#12211F', anchor='lm')
    return blender_image(sheet, 'irgun-reading')


def build_thermometer(kit):
    """Along X, its lens ahead, the display at the rear."""
    face = dark_plastic('face', '#15191B', 0.35)
    body = [(-0.72, 0.24, 0.30, 0.02), (-0.66, 0.28, 0.36, 0.02), (-0.30, 0.28, 0.33, 0.01), (0.20, 0.235, 0.26, 0.02), (0.70, 0.20, 0.22, 0.04), (0.92, 0.20, 0.215, 0.05)]
    grip = [(-1.36, 0.22, 0.19, -0.50), (-1.32, 0.26, 0.215, -0.49), (-1.16, 0.25, 0.21, -0.45), (-0.74, 0.205, 0.18, -0.32), (-0.40, 0.23, 0.19, -0.22), (-0.10, 0.32, 0.21, -0.18)]
    pad = [(-1.22, 0.20, 0.222, -0.53), (-1.16, 0.225, 0.228, -0.515), (-0.80, 0.185, 0.195, -0.385), (-0.48, 0.19, 0.195, -0.31), (-0.42, 0.15, 0.18, -0.30)]
    x = -0.735
    shown = [(x - 0.012, 0.19, -0.14), (x - 0.012, -0.19, -0.14), (x - 0.012, -0.19, 0.22), (x - 0.012, 0.19, 0.22)]
    return [
        barrel('housing', body, kit['accent'], 3.4),
        upright('handle', grip, kit['dark']),
        upright('pad', pad, kit['grip']),
        box('face', (0.04, 0.46, 0.56), (x + 0.02, 0, 0.02), face, 0.05, 4),
        decal('reading', shown, picture_material('reading', _reading(), 0.8)),
        along_x('muzzle', [(0.88, 0.14), (0.88, 0.235), (0.92, 0.245), (1.02, 0.24), (1.03, 0.20), (1.03, 0.15), (0.96, 0.13), (0.96, 0.001)], kit['dark']),
        trigger(-0.03, -0.46, {**kit, 'accent': kit['grip']}),
    ]


def compose():
    """From behind the display, which is what its user sees."""
    placed(group([placed(group(build_thermometer(looks())), (0, 0, 1.36))]), (0.15, 0, 0), (0, 0, 30), 1.15)
    light_stage('mist', flags=False)
    camera((0.2, -9.6, 4.0), (0.05, 0, 1.0), 84, 5.6, focus=(0, -0.3, 1.0))
