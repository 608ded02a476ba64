const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** Leading digits at which an axis may end: half of each is a round number too. */
const ENDS = [1, 2, 3, 4, 5, 6, 8, 10];

/** The end of a chart's axis in rupees: the next round amount from `most`, which must be above 0. */
export function axisMax(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ENDS.find((end) => end * power >= most)!;
}

/** An amount in short form: `₹2.5 crore`, `₹50 lakh`, `₹75,000`; whole rupees below a lakh. `decimals` shows at least so many above it. */
export function formatShortRupees(rupees: number, decimals = 0): string {
  const [unit, word] = rupees >= CRORE ? [CRORE, ' crore'] : rupees >= LAKH ? [LAKH, ' lakh'] : [1, ''];
  return `₹${(rupees / unit).toLocaleString('en-IN', unit === 1 ? { maximumFractionDigits: 0 } : { minimumFractionDigits: decimals, maximumFractionDigits: 2 })}${word}`;
}
