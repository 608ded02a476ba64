import { readFileSync } from 'node:fs';

/** A text with the time at which it is shown, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** The film of a talk on demand, as its page and card show it. */
export interface TalkFilm {
  /** Its files are this address with `.mp4`, `.vtt`, `.chapters.vtt` and `.webp`. */
  path: string;
  /** Length in whole seconds. */
  seconds: number;
  /** `3 min` */
  duration: string;
  /** The captions of each chapter as one text: the transcript. */
  chapters: (Cue & { transcript: string })[];
}

/** The film of a talk. Its captions and chapters are read from the files that players read; its captions end with it. */
export function filmOf(slug: string): TalkFilm {
  const path = `/talks/${slug}`;
  const captions = readCues(`public${path}.vtt`);
  const chapters = readCues(`public${path}.chapters.vtt`).map((chapter) => {
    const own = captions.filter(({ start }) => start >= chapter.start && start < chapter.end);
    return { ...chapter, transcript: own.map(({ text }) => text).join(' ') };
  });
  const seconds = Math.round(captions.at(-1)!.end);
  return { path, seconds, duration: `${Math.round(seconds / 60)} min`, chapters };
}

/** `83` → `1:23` */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The cues of a WebVTT file that art/talks wrote: each a line with two times, and a line of text. */
function readCues(file: string): Cue[] {
  const cues = readFileSync(file, 'utf8').matchAll(/^(\S+) --> (\S+)\n(.+)$/gm);
  return [...cues].map(([, start, end, text]) => ({
    start: secondsOf(start!),
    end: secondsOf(end!),
    text: plain(text!),
  }));
}

/** `00:01:23.400` → 83.4 */
const secondsOf = (clock: string) => Date.parse(`1970-01-01T${clock}Z`) / 1000;

const plain = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
