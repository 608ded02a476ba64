/** The palette for pictures, which read no style sheet; a test compares it with tokens.css. */
export const palette = {
  ink: '#0c2426',
  'teal-deep': '#0a4a4c',
  mist: '#dde6e3',
  paper: '#f7f5f0',
  white: '#ffffff',
  saffron: '#f28c1b',
  'steel-300': '#b4c2bf',
  'steel-400': '#8fa19e',
  'steel-500': '#6a7d7b',
  'steel-600': '#4b5e5c',
};

/** A ground and the colours drawn on it. */
export interface Ground {
  fill: string;
  /** Contours and large text. */
  ink: string;
  /** Secondary text. */
  quiet: string;
  /** Frames and ruled boxes. */
  rule: string;
  /** Hairlines: 14% of the ink. */
  hair: string;
}

const onLight = { ink: palette.ink, quiet: palette['steel-600'], rule: palette['steel-500'], hair: `${palette.ink}24` };
const onDark = { ink: '#edf3f1', quiet: '#a9bfbc', rule: '#7b9693', hair: '#edf3f133' };

export const grounds = {
  sheet: { fill: palette.white, ...onLight },
  paper: { fill: palette.paper, ...onLight },
  mist: { fill: palette.mist, ...onLight },
  teal: { fill: palette['teal-deep'], ...onDark },
  ink: { fill: palette.ink, ...onDark },
} satisfies Record<string, Ground>;
