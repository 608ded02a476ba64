/** Longest slug, characters. */
export const MAX_SLUG_LENGTH = 60;

/** What a slug may be: small letters and figures, joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `Aravalli Auto & Co. (Pvt) Ltd` → `aravalli-auto-co-pvt-ltd`; a name without Latin letters becomes `company`. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, MAX_SLUG_LENGTH).replace(/^-+|-+$/g, '') || 'company';
}
