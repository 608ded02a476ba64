/** Longest slug, characters. */
export const MAX_SLUG_LENGTH = 60;

/** Longest slug made from a name: leaves room for a suffix, `-2` or `-` and eight characters. */
const MAX_GENERATED = MAX_SLUG_LENGTH - 9;

/** Lower-case letters and digits, joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * `Aravalli Auto & Co. (Pvt) Ltd` → `aravalli-auto-co-pvt-ltd`; long names are cut after a whole word; a name without Latin
 * letters becomes `company`.
 */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cut = words.slice(0, MAX_GENERATED);
  // Cut within a word only if the first word is already too long.
  const end = words.length > cut.length && words[cut.length] !== '-' ? cut.lastIndexOf('-') : -1;
  return (end > 0 ? cut.slice(0, end) : cut) || 'company';
}
