import type { StaffRight } from '../endpoint.ts';

/** What staff call the rights. */
export const rightNames: Record<StaffRight, string> = { sales: 'Sales', stores: 'Stores', accounts: 'Accounts' };

/** For an employee who has none of the rights that a call needs. */
export const needsRight = (rights: readonly string[]) =>
  `This needs the right ${rights.map((right) => `“${rightNames[right as StaffRight]}”`).join(' or ')}. Ask an admin for it.`;

/** `the rights Sales and Stores`; `no rights`. */
export function describeRights(rights: readonly StaffRight[]): string {
  if (rights.length === 0) return 'no rights';
  const names = new Intl.ListFormat('en-IN').format(rights.map((right) => rightNames[right]));
  return `the ${rights.length === 1 ? 'right' : 'rights'} ${names}`;
}
