import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { secondsOfMp4 } from '../support/samples/film-length.ts';

/** Limits of the film on the first screen and of its cut for phones, bytes, and its length in seconds. */
const MAX_FILM_BYTES = 2_600_000;
const MAX_PHONE_BYTES = 400_000;
const LENGTH = { min: 6, max: 8 };

const read = (name: string) => readFileSync(new URL(`../../public/film/${name}`, import.meta.url));

const films = [
  { name: 'hero.mp4', coding: 'avc1', secondsOf: secondsOfMp4, limit: MAX_FILM_BYTES },
  { name: 'hero.webm', coding: 'V_AV1', secondsOf: secondsOfWebm, limit: MAX_FILM_BYTES },
  { name: 'hero-phone.mp4', coding: 'avc1', secondsOf: secondsOfMp4, limit: MAX_PHONE_BYTES },
  { name: 'hero-phone.webm', coding: 'V_AV1', secondsOf: secondsOfWebm, limit: MAX_PHONE_BYTES },
];

describe.each(films)('$name', ({ name, coding, secondsOf, limit }) => {
  const file = read(name);

  test(`has at most ${limit / 1e6} MB`, () => {
    expect(file.length).toBeLessThanOrEqual(limit);
  });

  test('lasts six to eight seconds', () => {
    const seconds = secondsOf(file);
    expect(seconds).toBeGreaterThanOrEqual(LENGTH.min);
    expect(seconds).toBeLessThanOrEqual(LENGTH.max);
  });

  test(`is coded as ${coding}`, () => {
    expect(file.includes(coding)).toBe(true);
  });
});

test.each(['hero.mp4', 'hero-phone.mp4'])('%s can start before it is completely loaded', (name) => {
  const file = read(name);
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});

test('the still before the film has its size', async () => {
  const still = fileURLToPath(new URL('../../src/assets/renders/hero.avif', import.meta.url));
  expect(await sharp(still).metadata()).toMatchObject({ width: 1920, height: 1080 });
});

/** RFC 9559, 5.1.2: element 0x4489 of eight bytes, in milliseconds as long as the time scale is the usual one. */
function secondsOfWebm(file: Buffer): number {
  expect(file.includes(Buffer.from('2ad7b1830f4240', 'hex')), 'a time scale of 1,000,000 ns').toBe(true);
  return file.readDoubleBE(file.indexOf(Buffer.from('448988', 'hex')) + 3) / 1000;
}
