/**
 * Public tracking pages of carriers, by a word of the carrier's name in lower case. For any other carrier the number is shown to
 * copy.
 */
const TRACKING_PAGES: readonly [carrier: string, page: (number: string) => string][] = [
  ['delhivery', (number) => `https://www.delhivery.com/track/package/${number}`],
  ['dhl', (number) => `https://www.dhl.com/in-en/home/tracking.html?tracking-id=${number}`],
  ['fedex', (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  ['ups', (number) => `https://www.ups.com/track?tracknum=${number}`],
];

/** The carrier's public page about a number; null if it is not known. */
export function trackingPage(carrier: string | null, number: string): string | null {
  const words = (carrier ?? '').toLowerCase().split(/[^a-z]+/);
  const page = TRACKING_PAGES.find(([name]) => words.includes(name))?.[1];
  return page ? page(encodeURIComponent(number.replaceAll(/\s/g, ''))) : null;
}
