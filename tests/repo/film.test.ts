import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { secondsOfMp4 } from '../support/samples/film-length.ts';

/** Limits of the film on the first screen, and its length in seconds. */
const MAX_FILM_BYTES = 1_600_000;
const MAX_POSTER_BYTES = 45_000;
const LENGTH = { min: 6, max: 8 };

const read = (name: string) => readFileSync(new URL(`../../public/film/${name}`, import.meta.url));

const films = [
  { name: 'hero.mp4', coding: 'avc1', secondsOf: secondsOfMp4 },
  { name: 'hero.webm', coding: 'V_AV1', secondsOf: secondsOfWebm },
];

describe.each(films)('$name', ({ name, coding, secondsOf }) => {
  const file = read(name);

  test('has at most 1.6 MB', () => {
    expect(file.length).toBeLessThanOrEqual(MAX_FILM_BYTES);
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

test('the mp4 can start before it is completely loaded', () => {
  const file = read('hero.mp4');
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});

test('the poster is an AVIF of at most 45 KB with the proportions of the film', async () => {
  const poster = read('poster.avif');
  const { format, compression, width, height } = await sharp(poster).metadata();
  expect({ format, compression, width, height }).toEqual({
    format: 'heif',
    compression: 'av1',
    width: 1280,
    height: 720,
  });
  expect(poster.length).toBeLessThanOrEqual(MAX_POSTER_BYTES);
});

/** RFC 9559, 5.1.2: element 0x4489 of eight bytes, in milliseconds as long as the time scale is the usual one. */
function secondsOfWebm(file: Buffer): number {
  expect(file.includes(Buffer.from('2ad7b1830f4240', 'hex')), 'a time scale of 1,000,000 ns').toBe(true);
  return file.readDoubleBE(file.indexOf(Buffer.from('448988', 'hex')) + 3) / 1000;
}
