import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { webVtt } from '../../art/talks/captions.ts';
import { readStoryboard } from '../../art/talks/storyboard.ts';
import { timelineOf } from '../../art/talks/timeline.ts';
import { filmOf } from '../../src/site-content/talk-films.ts';
import { secondsOfMp4 } from '../support/samples/film-length.ts';

const slugs = readdirSync('src/content/on-demand').map((file) => basename(file, '.md'));
const MAX_FILM_BYTES = 4_000_000;
const MAX_BYTES_TOGETHER = 15_000_000;
const MAX_POSTER_BYTES = 40_000;
/** Seconds, and characters a second at which captions can still be read. */
const LENGTH = { min: 120, max: 300 };
const MAX_READING_SPEED = 17;

test('every talk has a storyboard and the four files of its film, and nothing else is there', () => {
  const endings = ['mp4', 'vtt', 'chapters.vtt', 'webp'];
  expect(
    globSync('art/talks/*.yaml')
      .map((file) => basename(file, '.yaml'))
      .sort(),
  ).toEqual(slugs.sort());
  expect(readdirSync('public/talks').sort()).toEqual(
    slugs.flatMap((slug) => endings.map((end) => `${slug}.${end}`)).sort(),
  );
});

test('the films together have at most 15 MB', () => {
  const sizes = globSync('public/talks/*.mp4').map((file) => statSync(file).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES_TOGETHER);
});

describe.each(slugs)('%s', (slug) => {
  const text = (ending: string) => readFileSync(`public/talks/${slug}.${ending}`, 'utf8');
  const film = readFileSync(`public/talks/${slug}.mp4`);
  const timeline = timelineOf(readStoryboard(slug));

  test('is an H.264 film of two to five minutes and at most 4 MB that starts before it is completely loaded', () => {
    expect(film.length).toBeLessThanOrEqual(MAX_FILM_BYTES);
    expect(film.includes('avc1')).toBe(true);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(secondsOfMp4(film)).toBeGreaterThanOrEqual(LENGTH.min);
    expect(secondsOfMp4(film)).toBeLessThanOrEqual(LENGTH.max);
  });

  test('shows the length of its film, and Watch Now leads to it', () => {
    const { seconds, duration } = filmOf(slug);
    expect(Math.abs(seconds - secondsOfMp4(film))).toBeLessThanOrEqual(0.6);
    expect(duration).toBe(`${Math.round(secondsOfMp4(film) / 60)} min`);
    const fields = parse(readFileSync(`src/content/on-demand/${slug}.md`, 'utf8').split('---')[1]!) as { link: string };
    expect(fields.link).toBe(`/resources/webinars/${slug}#film`);
  });

  test('has the captions and chapters of its storyboard; after a change, run npm run art:talks', () => {
    expect(text('vtt')).toBe(webVtt(timeline.captions));
    expect(text('chapters.vtt')).toBe(webVtt(timeline.chapters));
  });

  test.each(['vtt', 'chapters.vtt'])('its %s is well formed and covers the film without gap or overlap', (ending) => {
    const [head, ...blocks] = text(ending).trimEnd().split('\n\n');
    expect(head).toBe('WEBVTT');
    const cues = blocks.map((block) => /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n[^\n<>]+$/.exec(block)!);
    expect(cues).not.toContain(null);
    const times = cues.map(([, start, end]) => [start, end].map((clock) => Date.parse(`1970-01-01T${clock}Z`)));
    expect(times[0]![0]).toBe(0);
    for (const [index, [start, end]] of times.entries()) {
      expect(end).toBeGreaterThan(start!);
      if (index > 0) expect(start).toBe(times[index - 1]![1]);
    }
    expect(Math.abs(times.at(-1)![1]! / 1000 - secondsOfMp4(film))).toBeLessThanOrEqual(0.2);
  });

  test('leaves time to read each caption', () => {
    const speeds = timeline.captions.map(({ start, end, text }) => text.length / (end - start));
    expect(Math.max(...speeds)).toBeLessThanOrEqual(MAX_READING_SPEED);
  });

  test('has a poster of its proportions, at most 40 KB', async () => {
    const file = `public/talks/${slug}.webp`;
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_POSTER_BYTES);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  });
});
