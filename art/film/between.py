"""Makes the frames that were not rendered from their rendered neighbours.

    python3 art/film/between.py

The aisle stands still, camera and forklift travel along a known path, and each rendered frame has its depth: so every
pixel's place in the frame between is known exactly. What one neighbour cannot see, the other can.
"""

import argparse
import math
import os
import sys
from pathlib import Path

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'  # read before OpenCV loads

import cv2  # noqa: E402
import numpy  # noqa: E402

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from film.path import KEYS, LENS, SHIFT, TRAVEL, WALL_AHEAD, camera_at, truck_at  # noqa: E402
from scratch import scratch  # noqa: E402


def main():
    """Writes the whole film: each key as it was rendered, the frames after it made from it and the next key."""
    parser = argparse.ArgumentParser()
    parser.add_argument('--each', type=int, default=10, help='frames for every key: 18 × 10 at 24 a second last 7.5 s')
    parser.add_argument('--folder', default='film')
    wanted = parser.parse_args()
    for number in range(KEYS):
        keys = [Key(wanted.folder, number), Key(wanted.folder, number + 1)]
        write(number * wanted.each, keys[0].picture)
        for step in range(1, wanted.each):
            write(number * wanted.each + step, between(keys, step / wanted.each))


def write(frame, picture):
    """Saves a finished frame."""
    cv2.imwrite(str(scratch('film-whole', f'{frame:04d}.png')), numpy.clip(picture + 0.5, 0, 255).astype(numpy.uint8))


class View:
    """The camera at a moment of the loop: from pixels and depth to the world and back."""

    def __init__(self, u, width, height):
        self.u, self.width, self.height = u, width, height
        place, target = (numpy.array(p, float) for p in camera_at(u))
        ahead = (target - place) / numpy.linalg.norm(target - place)
        right = numpy.cross(ahead, (0, 0, 1))
        right /= numpy.linalg.norm(right)
        self.place, self.axes = place, numpy.stack([right, numpy.cross(right, ahead), ahead])
        self.focal = width * LENS / 36
        self.middle = (width / 2 - SHIFT * width, height / 2)

    def world(self, depth):
        """The place of each pixel's surface, height × width × 3."""
        x, y = numpy.meshgrid(numpy.arange(self.width) + 0.5, numpy.arange(self.height) + 0.5)
        seen = numpy.stack(
            [(x - self.middle[0]) / self.focal * depth, (self.middle[1] - y) / self.focal * depth, depth], -1
        )
        return seen @ self.axes + self.place

    def pixels(self, world):
        """Where places appear: x, y and depth."""
        seen = (world - self.place) @ self.axes.T
        depth = numpy.maximum(seen[..., 2], 0.05)
        return (
            self.middle[0] + self.focal * seen[..., 0] / depth,
            self.middle[1] - self.focal * seen[..., 1] / depth,
            depth,
        )


class Key:
    """A rendered frame with its depth; the key after the last is the first, one travel on."""

    def __init__(self, folder, number):
        self.u = number / KEYS
        self.picture = cv2.imread(str(scratch(folder, f'{number % KEYS:04d}.png'))).astype(numpy.float32)
        depth = cv2.imread(str(scratch(folder, f'depth{number % KEYS:04d}.exr')), cv2.IMREAD_UNCHANGED)
        self.depth = numpy.minimum(depth[..., 0] if depth.ndim == 3 else depth, 80.0)
        self.view = View(self.u, self.picture.shape[1], self.picture.shape[0])

    def moved(self, u):
        """This frame's picture and depth as seen at another moment; depth is infinite where it saw nothing."""
        view = View(u, self.view.width, self.view.height)
        x, y, depth = view.pixels(self._travelled(u))
        grid_x, grid_y = numpy.meshgrid(
            numpy.arange(view.width, dtype=numpy.float32), numpy.arange(view.height, dtype=numpy.float32)
        )
        from_x, from_y, near = _splat(x - 0.5, y - 0.5, depth, grid_x, grid_y)
        return cv2.remap(self.picture, from_x, from_y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE), near

    def _travelled(self, u):
        """Each pixel's surface in the world at another moment: the aisle stays, forklift and end wall travel."""
        world = self.view.world(self.depth)
        (here, heading), (there, heading_then) = truck_at(self.u), truck_at(u)
        from_truck = world - here
        on_truck = (numpy.abs(from_truck[..., 1]) < 0.62) & (from_truck[..., 0] > -1.4) & (from_truck[..., 0] < 2.5)
        on_truck &= from_truck[..., 2] < 2.6
        # The floor around it too: it is plain, but the forklift's shadow on it must not stay behind.
        on_truck |= (
            (numpy.abs(from_truck[..., 1]) < 1.0) & (numpy.abs(from_truck[..., 0] - 0.5) < 2.6) & (world[..., 2] < 0.02)
        )
        c, s = math.cos(heading_then - heading), math.sin(heading_then - heading)
        turned = from_truck @ numpy.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
        on_wall = world[..., 0] > self.view.place[0] + WALL_AHEAD - 0.2
        along = numpy.array([(u - self.u) * TRAVEL, 0, 0])
        return numpy.where(on_truck[..., None], turned + there, numpy.where(on_wall[..., None], world + along, world))


def _splat(x, y, depth, grid_x, grid_y):
    """For each target pixel, where its nearest surface was; pixels are spread over 2 × 2 so that no cracks show."""
    height, width = depth.shape
    x, y, depth = (values.astype(numpy.float32) for values in (x, y, depth))
    rims = cv2.erode(depth, numpy.ones((3, 3))) < 0.93 * depth
    depth = numpy.where(
        rims, numpy.float32(numpy.inf), depth
    )  # pixels that show a nearer edge as well: last resort only
    far_first = numpy.argsort(-depth, axis=None)
    x, y, depth, from_x, from_y = (values.ravel()[far_first] for values in (x, y, depth, grid_x, grid_y))
    columns, rows = numpy.floor(x).astype(numpy.int32), numpy.floor(y).astype(numpy.int32)
    near = numpy.full(width * height, numpy.inf, numpy.float32)
    sources = [grid_x.ravel().copy(), grid_y.ravel().copy()]
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        column, row = columns + dx, rows + dy
        inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
        spots = (row * width + column)[inside]
        nearest = numpy.full(width * height, -1, numpy.int32)
        nearest[spots] = numpy.nonzero(inside)[0]  # of several for one spot the last is kept: the nearest
        spot = numpy.nonzero(nearest >= 0)[0]
        pixel = nearest[spot]
        closer = (depth[pixel] < near[spot]) | ~numpy.isfinite(near[spot])
        spot, pixel = spot[closer], pixel[closer]
        near[spot] = depth[pixel]
        sources[0][spot] = from_x[pixel] + (column[pixel] - x[pixel])
        sources[1][spot] = from_y[pixel] + (row[pixel] - y[pixel])
    return (*(source.reshape(height, width) for source in sources), near.reshape(height, width))


def between(keys, share):
    """Both keys moved to one moment: mixed by nearness in time where they agree, else whichever surface is nearer."""
    u = keys[0].u + share / KEYS
    (first, near_first), (second, near_second) = (key.moved(u) for key in keys)
    near_first, near_second = (numpy.minimum(near, 1e4) for near in (near_first, near_second))
    agree = numpy.abs(near_first - near_second) <= 0.04 * numpy.minimum(near_first, near_second)
    weight = numpy.where(agree, share, near_second < near_first).astype(numpy.float32)
    weight = cv2.GaussianBlur(weight, (0, 0), 0.7)[..., None]
    return first * (1 - weight) + second * weight


if __name__ == '__main__':
    main()
