import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readProducts } from '#db/seed/products.ts';
import { PICTURES, pictureOf } from '#local/pictures.ts';
import { catalogue } from '../../src/drawings/catalogue.ts';

const folder = join(import.meta.dirname, '../../public/pictures');
const files = readdirSync(folder);
const named = Object.values(PICTURES).flatMap((rules) => rules.map(([, picture]) => picture));
const products = (['aravalli', 'konkan', 'deccan'] as const).flatMap(readProducts);

test('every demo item has a picture or a drawing that exists', () => {
  const missing = products.filter((product) => {
    const path = pictureOf(product);
    if (path.startsWith('/pictures/')) return !existsSync(join(folder, '..', path));
    return !catalogue.has(path.replace('/drawings/', '').replace('.svg#f', ''));
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('every rule has its file, every file its rule, and every rule fits an item of the demo', () => {
  expect([...new Set(named)].map((name) => `${name}.webp`).sort()).toEqual(files.sort());
  const shown = new Set(products.map(pictureOf));
  expect(named.filter((name) => !shown.has(`/pictures/${name}.webp`))).toEqual([]);
});

test.each(files)('%s is 640 × 480 and at most 15 kB', async (file) => {
  expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(15_000);
  expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
});

describe('the picture of', () => {
  test.each([
    ['Safety & PPE', 'Cut resistant gloves level D, PU palm, size 9', '/pictures/glove-cut.webp'],
    ['Safety & PPE', 'Safety helmet, white, HDPE, ratchet adjustment, chin strap', '/pictures/helmet-white.webp'],
    ['Safety & PPE', 'Safety helmet, green, HDPE', '/drawings/safety-helmet.svg#f'],
    ['Safety & PPE', 'Safety shoes, low ankle, S1P, steel toe, UK size 8', '/pictures/shoe-low.webp'],
    ['Safety & PPE', 'Safety boots, high ankle, S3, steel toe, UK size 8', '/pictures/shoe-boot.webp'],
    ['Safety & PPE', 'PVC gumboots, knee length, steel toe, UK size 9', '/drawings/gumboots.svg#f'],
    ['Safety & PPE', 'PVC chemical gloves 350 mm, supported', '/pictures/glove-pvc.webp'],
    ['Hand tools', 'Double open end spanner 10 × 11 mm, chrome vanadium', '/pictures/spanner-open.webp'],
    ['Power tools & welding', 'Cordless impact wrench 1/2 in 18 V, 350 Nm', '/pictures/drill-wrench.webp'],
    ['Power tools & welding', 'Rotary drill 10 mm, 450 W, variable speed', '/pictures/drill-rotary.webp'],
    ['Power tools & welding', 'SDS-plus hammer drill bit 10 × 160 mm, carbide tip', '/drawings/hammer-bit.svg#f'],
    ['Power tools & welding', 'Demolition hammer 5 kg class, 1100 W, 8 J, SDS-max', '/drawings/rotary-hammer.svg#f'],
    ['IT & electronics', 'Laser multifunction A4 mono, 36 ppm, scan and copy', '/pictures/printer-copier.webp'],
    ['IT & electronics', 'Industrial Ethernet switch, 8 port, DIN rail', '/drawings/network-switch.svg#f'],
  ])('%s, %s', (category, name, path) => {
    expect(pictureOf({ category, subcategory: null, name })).toBe(path);
  });
});
