/** A thread with its nominal diameter, mm, by which it is sorted. */
export interface Thread {
  text: string;
  nominal: number;
}

const METRIC = /^M\s?(\d+(?:\.\d+)?)(?:\s*[×x*]\s*(\d+(?:\.\d+)?))?$/i;
const PIPE = /^(G|R|Rc|Rp)\s?((?:\d+[ -])?\d+\/\d+|\d+)$/i;
const INCH = /^((?:\d+[ -])?\d+\/\d+|\d+)\s?(?:in|inch|"|”|″)\s?(BSP|BSPT|NPT|UNC|UNF)$/i;

/** Reads `M8 × 1.25`, `m8x1.25`, `G1/4` or `1/2 in BSP`; null if it is none of these. */
export function readThread(written: string): Thread | null {
  const text = written.trim();
  const metric = METRIC.exec(text);
  if (metric) {
    const [, size, pitch] = metric;
    return { text: `M${Number(size)}${pitch ? ` × ${Number(pitch)}` : ''}`, nominal: Number(size) };
  }
  const pipe = PIPE.exec(text);
  if (pipe) return { text: `${capital(pipe[1]!)}${sizeOf(pipe[2]!)}`, nominal: inches(pipe[2]!) };
  const inch = INCH.exec(text);
  return inch && { text: `${sizeOf(inch[1]!)} in ${inch[2]!.toUpperCase()}`, nominal: inches(inch[1]!) };
}

const capital = (letters: string) => letters[0]!.toUpperCase() + letters.slice(1).toLowerCase();
const sizeOf = (size: string) => size.replace('-', ' ');

function inches(size: string): number {
  const parts = size.split(/[ -]/).map((part) => {
    const [over, under = '1'] = part.split('/');
    return Number(over) / Number(under);
  });
  return 25.4 * parts.reduce((sum, part) => sum + part, 0);
}
