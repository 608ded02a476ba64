import type { Cue } from './timeline.ts';

/** The cues as a WebVTT file. */
export function webVtt(cues: Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escape(text)}\n`);
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** `83.4` → `00:01:23.400` */
function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
