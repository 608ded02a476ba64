import { MAX_COMPARED } from '#contracts/limits.ts';
import { readUser } from './session.ts';

/** The products ticked to be compared, for this tab. */

const KEY = 'compare';
const CHANGED = 'plantsetu:compare';
const NONE: number[] = [];

let cached: { text: string | null; ids: number[] } = { text: null, ids: NONE };

/** Their ids; the same array until they change. Those ticked by another company's buyer are ignored. */
export function readCompared(): number[] {
  const text = sessionStorage.getItem(KEY);
  if (text !== cached.text) cached = { text, ids: parse(text) };
  return cached.ids;
}

/** Replaces them; the first MAX_COMPARED are kept. */
export function saveCompared(ids: number[]): void {
  const company_id = readUser()?.company_id;
  sessionStorage.setItem(KEY, JSON.stringify({ company_id, ids: ids.slice(0, MAX_COMPARED) }));
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back on each change. */
export function watchCompared(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** The ids in a query parameter, `12,15`; anything else in it is ignored. */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_COMPARED);
}

function parse(text: string | null): number[] {
  try {
    const { company_id, ids } = JSON.parse(text ?? 'null') as { company_id: number; ids: number[] };
    return company_id === readUser()?.company_id ? parseIds(ids.join(',')) : NONE;
  } catch {
    return NONE;
  }
}
