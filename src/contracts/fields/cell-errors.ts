/** Stands for a formula whose value the file does not contain: written by a program that does not calculate. */
export const NOT_CALCULATED = '#NOT CALCULATED';

const ERROR = /^#(N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|GETTING_DATA|NOT CALCULATED)$/;

/** True for `#N/A` and the other texts that a spreadsheet shows in place of a value. */
export const isCellError = (cell: string) => ERROR.test(cell);
