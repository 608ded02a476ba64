/** Longest slug, characters. */
export const MAX_SLUG_LENGTH = 60;

/** Of one that is made from a name: room is left for what tells a namesake apart, `-2` or `-` and eight signs. */
const MAX_MADE = MAX_SLUG_LENGTH - 9;

/** What a slug may be: small letters and figures, joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * `Aravalli Auto & Co. (Pvt) Ltd` → `aravalli-auto-co-pvt-ltd`, a long one cut after a whole word; a name without Latin
 * letters becomes `company`.
 */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cut = words.slice(0, MAX_MADE);
  // The first word alone may be longer; only then it is cut within.
  const end = words.length > cut.length && words[cut.length] !== '-' ? cut.lastIndexOf('-') : -1;
  return (end > 0 ? cut.slice(0, end) : cut) || 'company';
}
