/**
 * Copies finished pictures from the scratch folder to the repository, compressed for the web.
 *
 *     node art/deliver.ts bearing drum       pictures → src/assets/renders/
 *     node art/deliver.ts --scene stores     scenes → src/assets/renders/
 *     node art/deliver.ts --goods laptop     pictures of goods → public/pictures/
 *     node art/deliver.ts --film             still → src/assets/renders/hero.avif
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const scratch = process.env.ART_SCRATCH ?? join(tmpdir(), 'plantsetu-art');
const root = join(import.meta.dirname, '..');
const LIMITS = { picture: 120_000, still: 240_000, goods: 15_000 }; // bytes

const subjects = process.argv.slice(2);
if (subjects[0] === '--film') await deliverStill();
else if (subjects[0] === '--goods') for (const subject of subjects.slice(1)) await deliverGoods(subject);
else if (subjects[0] === '--scene') for (const subject of subjects.slice(1)) await deliverPicture(subject, 1080, 675);
else for (const subject of subjects) await deliverPicture(subject, 800, 600);

async function deliverPicture(subject: string, width: number, height: number): Promise<void> {
  const picture = sharp(join(scratch, 'pictures', `${subject}.png`)).resize(width, height, { kernel: 'lanczos3' });
  const path = join(root, 'src/assets/renders', `${subject}.jpg`);
  // Full chroma: otherwise the edges between saffron and teal fray.
  const { size } = await picture.jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(path);
  report(path, size, LIMITS.picture);
}

/** Small enough for 24 cards on a page, and large enough for the product's own page. */
async function deliverGoods(subject: string): Promise<void> {
  const path = join(root, 'public/pictures', `${subject}.webp`);
  for (let quality = 84; quality >= 60; quality -= 4) {
    const picture = sharp(join(scratch, 'pictures', `${subject}.png`)).resize(640, 480, { kernel: 'lanczos3' });
    const { size } = await picture.webp({ quality, effort: 6, smartSubsample: true }).toFile(path);
    if (size <= LIMITS.goods) return report(path, size, LIMITS.goods);
  }
  throw new Error(`${path} is above its limit at every quality.`);
}

/** The still is the film's first frame with the same grading, so that nothing jumps when the film starts. */
async function deliverStill(): Promise<void> {
  const path = join(root, 'src/assets/renders/hero.avif');
  const { size } = await sharp(join(scratch, 'still.png')).avif({ quality: 72, effort: 6 }).toFile(path);
  report(path, size, LIMITS.still);
}

function report(path: string, size: number, limit: number): void {
  if (size > limit) throw new Error(`${path}: ${size} bytes; the limit is ${limit}`);
  console.log(`${path} ${Math.round(size / 1000)} kB`);
}
