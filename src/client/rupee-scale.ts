const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** Where a scale may end: half of each is a figure that reads well too. */
const ENDS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Rupees at which the scale over a drawing ends: the next round figure from `most`, which is above nothing. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ENDS.find((end) => end * power >= most)!;
}

/** A round sum on a scale, short: `₹2.5 crore`, `₹50 lakh`, `₹75,000`. */
export function shortRupees(rupees: number): string {
  const [unit, word] = rupees >= CRORE ? [CRORE, ' crore'] : rupees >= LAKH ? [LAKH, ' lakh'] : [1, ''];
  return `₹${(rupees / unit).toLocaleString('en-IN', { maximumFractionDigits: 2 })}${word}`;
}
