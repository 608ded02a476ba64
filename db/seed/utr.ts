import type { CompanyKey } from './companies.ts';

/** The banks from which the companies pay. */
const BANKS: Readonly<Record<CompanyKey, string>> = { aravalli: 'HDFC', konkan: 'ICIC', deccan: 'SBIN' };

/** The UTR of a payment on that day, which rises with `turn`: `HDFCN52026112710137`. */
export const utrOf = (company: CompanyKey, day: string, turn: number, method = 'NEFT'): string =>
  `${BANKS[company]}${method === 'RTGS' ? 'R' : 'N'}5${day.replaceAll('-', '')}${10_000 + turn * 37 + ((turn * 17) % 29)}`;
