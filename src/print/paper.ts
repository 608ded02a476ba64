/** Sizes and colours of the printed sheet: A4, in points (72 to the inch), the palette of src/styles/tokens.css. */

export const A4 = { width: 595.28, height: 841.89 };

/** The field that text stands in; between it and the frame lie the running head and the title block's strip. */
export const FIELD = { left: 44, right: A4.width - 44, top: 66, bottom: A4.height - 68 };
export const FIELD_WIDTH = FIELD.right - FIELD.left;

/** The ruled line around the sheet. */
export const FRAME = { left: 28, right: A4.width - 28, top: 28, bottom: A4.height - 28 };

/** Where the line below the running head lies. */
export const RUNNING_HEAD = FRAME.top + 31;

export const HAIRLINE = 0.5;

/** Tones are mixed, not transparent: office printers turn transparency into grey screens. */
export const INK = '#0c2426';
export const TEAL_DEEP = '#0a4a4c';
export const TEAL = '#12706d';
export const SAFFRON = '#f28c1b';
export const QUIET = '#4b5e5c';
export const LINE = '#d5dedc';
export const LINE_STRONG = '#6a7d7b';
export const MIST = '#dde6e3';
export const STEEL = '#b4c2bf';
export const FILL = '#eef2f1';
export const PAPER = '#f7f5f0';
export const WHITE = '#ffffff';
