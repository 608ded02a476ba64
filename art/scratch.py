"""Where frames, halves of pictures and printed labels go: never into the repository."""

import os
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
SCRATCH = Path(os.environ.get('ART_SCRATCH', Path(tempfile.gettempdir()) / 'plantsetu-art'))


def scratch(*parts):
    """A path below the scratch folder; the folder is made on the way."""
    path = SCRATCH.joinpath(*parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
