import { INK, QUIET } from './paper.ts';
import type { Style } from './text.ts';

export const title: Style = { face: 'strong', size: 30, color: INK, leading: 34, tracking: -0.45 };
export const heading: Style = { face: 'strong', size: 15, color: INK, leading: 19, tracking: -0.15 };
export const subheading: Style = { face: 'strong', size: 11.5, color: INK, leading: 15, tracking: -0.05 };
export const reading: Style = { face: 'body', size: 9.8, color: INK, leading: 14.6 };
export const lead: Style = { face: 'body', size: 13, color: INK, leading: 18.5 };

/** For invoices and quotes. */
export const form: Style = { face: 'body', size: 8.2, color: INK, leading: 11 };
export const formStrong: Style = { ...form, face: 'strong' };
export const small: Style = { face: 'body', size: 7.2, color: QUIET, leading: 9.6 };
/** For columns of figures, and for record numbers. */
export const figures: Style = { face: 'mono', size: 7.6, color: INK, leading: 11 };
export const figuresStrong: Style = { ...figures, face: 'monoStrong' };
/** For labels in letterspaced capitals. */
export const label: Style = { face: 'mono', size: 6.4, color: QUIET, leading: 8.5, tracking: 0.55 };

/** The style with some properties changed. */
export const restyle = (style: Style, change: Partial<Style>): Style => ({ ...style, ...change });
