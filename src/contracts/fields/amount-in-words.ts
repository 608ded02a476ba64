/** Amounts in words, as an Indian tax invoice carries them: crore, lakh, thousand. */

const BELOW_TWENTY = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** The largest first. Crores are counted with the same steps: one thousand crore, one lakh crore. */
const STEPS: readonly [size: number, name: string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
];

/**
 * `12_34_567_50` paise → `Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven and Fifty Paise Only`.
 * Throws a RangeError unless the amount is a non-negative safe integer: an invoice total is never negative.
 */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`${paise} is not an amount in paise.`);
  const rupees = Math.trunc(paise / 100);
  const rest = paise % 100;
  const fraction = rest ? `${words(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}` : '';
  if (!rupees) return `${fraction || 'Rupees Zero'} Only`;
  const unit = rupees === 1 ? 'Rupee' : 'Rupees';
  return `${unit} ${words(rupees)}${fraction && ` and ${fraction}`} Only`;
}

/** For whole numbers from 1. */
function words(number: number): string {
  const step = STEPS.find(([size]) => number >= size);
  if (!step) return belowHundred(number);
  const [size, name] = step;
  const rest = number % size;
  return `${words(Math.trunc(number / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
}

function belowHundred(number: number): string {
  if (number < 20) return BELOW_TWENTY[number]!;
  const ones = BELOW_TWENTY[number % 10];
  return `${TENS[Math.trunc(number / 10)]}${ones ? `-${ones}` : ''}`;
}
