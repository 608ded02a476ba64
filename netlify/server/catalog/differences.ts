import { formatPer, formatRupees, toRupees } from '#contracts/fields/money.ts';
import { comparable, type DataSheet, namesOf } from './measures.ts';

/** What the sentence compares. */
export interface Described {
  brand: string | null;
  price_paise: number;
  price_per: number;
  unit: string;
  pack: string | null;
  attributes: DataSheet;
}

/** Rows of the data sheet that the sentence names; of others it says how many there are. */
const MAX_NAMED = 3;

/** Rows of a data sheet with comparatives of their own, greater and smaller. */
const COMPARATIVES: Record<string, readonly [string, string]> = {
  width: ['wider', 'narrower'],
  length: ['longer', 'shorter'],
  height: ['higher', 'lower'],
  thickness: ['thicker', 'thinner'],
  depth: ['deeper', 'shallower'],
  mass: ['heavier', 'lighter'],
  weight: ['heavier', 'lighter'],
};

/**
 * In what `other` differs from `product`: `Open instead of sealed; 3 mm wider; ₹12.00 less`. The price is compared only if both
 * are sold by the same unit and pack.
 */
export function describeDifferences(product: Described, other: Described): string {
  const phrases = [
    ...sheetPhrases(product.attributes, other.attributes),
    ...(other.brand && other.brand !== product.brand ? [`brand ${other.brand}`] : []),
    ...termPhrases(product, other),
  ];
  const sentence = phrases.join('; ');
  return sentence === '' ? 'Same data sheet and price' : sentence[0]!.toUpperCase() + sentence.slice(1);
}

function sheetPhrases(product: DataSheet, other: DataSheet): string[] {
  const differing = namesOf(product, other).filter((name) => product[name] !== other[name]);
  const named = differing.filter((name) => product[name] && other[name]).slice(0, MAX_NAMED);
  const rest = differing.length - named.length;
  const phrases = named.map((name) => valuePhrase(name, product[name]!, other[name]!));
  return rest === 0 ? phrases : [...phrases, `${rest} ${named.length > 0 ? 'more ' : ''}in the data sheet`];
}

function valuePhrase(name: string, value: string, other: string): string {
  const pair = comparable(value, other);
  if (pair && pair[0].before === '' && pair[0].amount !== pair[1].amount) {
    const [{ amount, unit }, { amount: otherAmount }] = pair;
    return amountPhrase(name, otherAmount - amount, unit);
  }
  const words = `${lowerFirst(other)} instead of ${lowerFirst(value)}`;
  // A code or a colour says nothing without the name of its row.
  return [value, other].every((each) => /\p{L}{4}/u.test(each)) ? words : `${lowerFirst(name)} ${words}`;
}

function amountPhrase(name: string, difference: number, unit: string): string {
  const size = Math.round(Math.abs(difference) * 1000) / 1000;
  const amount = `${size.toLocaleString('en-IN', { maximumFractionDigits: 3 })}${unit && !/^[°%]/.test(unit) ? ' ' : ''}${unit}`;
  const at = difference > 0 ? 0 : 1;
  const own = COMPARATIVES[name.toLowerCase()];
  if (own) return `${amount} ${own[at]}`;
  const [more, less] = /^(mm|cm|m|in|inch)$/.test(unit) ? ['larger', 'smaller'] : ['more', 'less'];
  return `${lowerFirst(name)} ${amount} ${at === 0 ? more : less}`;
}

function termPhrases(product: Described, other: Described): string[] {
  if (other.unit !== product.unit || other.pack !== product.pack) {
    return [`${lowerFirst(soldAs(other))} instead of ${lowerFirst(soldAs(product))}`];
  }
  if (other.price_per !== product.price_per) return [`${priceOf(other)} instead of ${priceOf(product)}`];
  const difference = toRupees(Math.abs(other.price_paise - product.price_paise));
  if (difference === 0) return ['same price'];
  return [`${formatRupees(difference)} ${other.price_paise < product.price_paise ? 'less' : 'more'}`];
}

const priceOf = ({ price_paise, price_per, unit }: Described) =>
  `${formatRupees(toRupees(price_paise))} / ${formatPer({ price_per, unit })}`;

const soldAs = ({ unit, pack }: Described) => pack ?? `single ${unit}`;

/** Codes stay in capitals: `ZZ, metal shields`. */
const lowerFirst = (text: string) =>
  /^\p{Lu}(?!\p{Lu}|\d|$)/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
