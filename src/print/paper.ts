/** Sizes and colours of printed sheets: A4 in points (72 to the inch) and the palette of src/styles/tokens.css. */

export const A4 = { width: 595.28, height: 841.89 };

/** The area for text; the running head and the strip are between it and the frame. */
export const FIELD = { left: 44, right: A4.width - 44, top: 66, bottom: A4.height - 68 };
export const FIELD_WIDTH = FIELD.right - FIELD.left;

/** The ruled line around the sheet. */
export const FRAME = { left: 28, right: A4.width - 28, top: 28, bottom: A4.height - 28 };

/** Height of the line below the running head. */
export const RUNNING_HEAD = FRAME.top + 31;

export const HAIRLINE = 0.5;

/** Opaque tones, because office printers render transparency as grey screens. */
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
export const WHITE = '#ffffff';
