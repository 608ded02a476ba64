/** What a packed function weighs and takes. */
export interface Weighed {
  name: string;
  kind: Kind;
  /** The archive without what Netlify adds to each. */
  ownBytes: number;
  bytes: number;
  files: number;
  /** Processor time to import it, after Netlify's own start code. */
  importMs: number;
  /** Processor time of the process until then, Node included. */
  wholeMs: number;
  megabytes: number;
}

/** What kinds of functions weigh at most without Netlify's share, thousands of bytes. */
export const LIMITS = {
  "buyer's path": 150,
  'other calls': 200,
  // Their library brings the formats of all makers' certificates.
  passkeys: 300,
  // With the list of common passwords.
  'sets passwords': 450,
  'stores files': 400,
  // With a reader of PDFs, which is loaded at the first PDF.
  'judges documents': 700,
  prints: 800,
  // The machine code of sharp for one kind of machine is 18 MB, unpacked.
  'takes pictures': 10_000,
} as const;
export type Kind = keyof typeof LIMITS;

/** The calls between a buyer's search and an order. */
const BUYERS_PATH =
  /^(login|catalog-\w+|cart-price|orders-(create|list|get|reorder)|customer-(overview|favourites)|companies-\w+)$/;

/** The kind of a function by what lies in its archive. */
export function classOf(name: string, files: string[], code: string): Kind {
  if (files.some((file) => file.startsWith('node_modules/sharp/'))) return 'takes pictures';
  if (files.some((file) => file.startsWith('src/print/fonts/'))) return 'prints';
  if (code.includes('/OnInstantiate')) return 'judges documents';
  if (code.includes('ListObjectsV2')) return 'stores files';
  if (code.includes('android-safetynet')) return 'passkeys';
  if (code.includes('qwertyuiop')) return 'sets passwords';
  return BUYERS_PATH.test(name) ? "buyer's path" : 'other calls';
}

/** A table of the kinds, beside a function that does nothing. */
export function table(floor: Weighed, weighed: Weighed[]): string {
  const head = [
    'kind',
    'functions',
    'own kB (median, most)',
    'files',
    'import ms (median, most)',
    'of a bare one',
    'MB',
  ];
  const rows = Object.keys(LIMITS).map((kind) => {
    const all = weighed.filter((each) => each.kind === kind);
    const of = (field: 'ownBytes' | 'files' | 'importMs' | 'wholeMs' | 'megabytes') =>
      all.map((each) => each[field]).sort((a, b) => a - b);
    const [sizes, times] = [of('ownBytes').map((bytes) => Math.round(bytes / 1000)), of('importMs').map(Math.round)];
    const ratio = (median(of('wholeMs')) / floor.wholeMs).toFixed(1);
    return [
      kind,
      all.length,
      `${median(sizes)}, ${sizes.at(-1)}`,
      median(of('files')),
      `${median(times)}, ${times.at(-1)}`,
      ratio,
      Math.round(median(of('megabytes'))),
    ];
  });
  const bare = `A bare function: ${Math.round(floor.bytes / 1000)} kB, ${floor.files} files, ${Math.round(floor.wholeMs)} ms, ${Math.round(floor.megabytes)} MB.`;
  return [bare, head.join(' | '), ...rows.map((row) => row.join(' | '))].join('\n');
}

const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? NaN;
