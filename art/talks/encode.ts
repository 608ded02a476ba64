import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality } from 'mediabunny';
import { drawFrame, type Film, movements, SIZE } from './frame.ts';

/** Runs in the browser that `make.ts` opens; it calls these functions by name. */

const FRAMES_A_SECOND = 15;
const canvas = document.createElement('canvas');
Object.assign(canvas, SIZE);
const pen = canvas.getContext('2d', { alpha: false })!;

/** The film as an MP4 with H.264, in base64. */
async function encode(film: Film): Promise<string> {
  await loadFonts();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new CanvasSource(canvas, { codec: 'avc', quality: new Quality('high'), keyFrameInterval: 60 });
  output.addVideoTrack(source);
  output.setMetadataTags({ title: film.title });
  await output.start();
  const times = frameTimes(film);
  for (const [index, time] of times.entries()) {
    drawFrame(pen, film, time);
    const isCut = film.scenes.some(({ start }) => start === time);
    await source.add(time, (times[index + 1] ?? film.seconds) - time, { keyFrame: isCut });
  }
  await output.finalize();
  return base64(new Uint8Array(target.buffer!));
}

/** One frame of the film as a PNG, in base64. */
async function still(film: Film, time: number): Promise<string> {
  await loadFonts();
  drawFrame(pen, film, time);
  return canvas.toDataURL('image/png').split(',')[1]!;
}

/** Fifteen frames a second while something moves, and one a second while the picture rests, for players that seek. */
function frameTimes(film: Film): number[] {
  const moving = movements(film);
  const last = Math.ceil(film.seconds * FRAMES_A_SECOND);
  const ticks = Array.from({ length: last }, (_, tick) => tick / FRAMES_A_SECOND);
  const needed = ticks.filter((time, tick) => {
    const margin = 1 / FRAMES_A_SECOND;
    return tick % FRAMES_A_SECOND === 0 || moving.some(([from, to]) => time >= from && time <= to + margin);
  });
  return [...new Set([...needed, ...film.scenes.map(({ start }) => start)])].sort((a, b) => a - b);
}

async function loadFonts(): Promise<void> {
  for (const font of ['400 30px Archivo', '600 30px Archivo', '500 30px "IBM Plex Mono"']) {
    await document.fonts.load(font, 'A₹é');
  }
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

Object.assign(window, { encode, still });
