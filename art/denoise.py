"""Joins the two halves of a picture into one without noise: non-local means steered by normals and colours.

    python3 art/denoise.py bearing

Each half is filtered with weights taken from the other, so noise never recognises itself.
"""

import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'  # read before OpenCV loads

import cv2  # noqa: E402
import numpy  # noqa: E402

from scratch import scratch  # noqa: E402

REACH = 7  # pixels around each pixel that may lend their value
STRENGTH = 0.55
TOLERANCE = {'normal': 0.22, 'colour': 0.12}
GRAIN = 0.0018  # keeps the ground's gradient from banding in eight bits


def main():
    """Reads the halves and guides, writes the finished picture."""
    subject, started = sys.argv[1], time.time()
    halves = [_read(f'{subject}-half{i}.png') / 65535 for i in (1, 2)]
    guides = [(_soften(_read(f'{subject}-{name}-0001.exr')), limit) for name, limit in TOLERANCE.items()]
    picture = denoised(*halves, guides)
    picture += numpy.random.default_rng(1).normal(0, GRAIN, picture.shape[:2])[..., None]
    cv2.imwrite(str(scratch('pictures', f'{subject}.png')), (numpy.clip(picture, 0, 1) * 255 + 0.5).astype(numpy.uint8))
    print(f'DENOISED {subject} {time.time() - started:.0f} s')


def denoised(first, second, guides):
    """The mean of both halves, each smoothed where the other half and the guides see one surface."""
    height, width = first.shape[:2]
    variance = numpy.maximum(cv2.blur((first - second) ** 2 * 0.5, (7, 7)), 2e-5)
    pads = [_pad(layer) for layer in (first, second, variance)]
    guide_pads = [(guide, _pad(guide), limit) for guide, limit in guides]
    sums = [numpy.zeros_like(first), numpy.zeros_like(first)]
    weights = [numpy.zeros((height, width), numpy.float32) for _ in sums]
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            if dx * dx + dy * dy > REACH * REACH + 1:
                continue
            window = (slice(REACH + dy, REACH + dy + height), slice(REACH + dx, REACH + dx + width))
            shifted = [pad[window] for pad in pads]
            alike = numpy.exp(-sum(((g - p[window]) ** 2).sum(-1) / limit**2 for g, p, limit in guide_pads))
            apart = [_distance(half, other, variance, shifted[2]) for half, other in zip((first, second), shifted)]
            for i in (0, 1):
                weight = numpy.exp(-numpy.maximum(apart[1 - i], 0)) * alike
                sums[i] += shifted[i] * weight[..., None]
                weights[i] += weight
    return sum(total / weight[..., None] for total, weight in zip(sums, weights)) * 0.5


def _distance(here, there, variance_here, variance_there):
    """How far two patches differ beyond what their noise explains."""
    noise = variance_here + numpy.minimum(variance_here, variance_there)
    scale = 1e-8 + STRENGTH**2 * (variance_here + variance_there)
    return cv2.blur((((here - there) ** 2 - noise) / scale).mean(-1), (3, 3))


def _read(name):
    picture = cv2.imread(str(scratch('pictures', name)), cv2.IMREAD_UNCHANGED)
    return picture[..., :3].astype(numpy.float32)


def _soften(guide):
    return cv2.GaussianBlur(numpy.clip(guide, -1, 1), (0, 0), 0.6)


def _pad(layer):
    return cv2.copyMakeBorder(layer, REACH, REACH, REACH, REACH, cv2.BORDER_REFLECT)


main()
