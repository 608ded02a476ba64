import type { FileReply } from '#contracts/endpoint.ts';
import { type CsvColumn, csvPart } from './csv.ts';
import { orConflict } from './database.ts';
import type { Paging } from './list-page.ts';
import type { Caller } from './session.ts';

/** Created once: creating a formatter takes longer than formatting a whole row. */
const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** The row with which the previous part ended is gone. */
const LIST_CHANGED = 'The list changed during the export. Export it again.';

/**
 * Builds the export of a list from the list function itself, so that the file has the same rows as the screen. A part
 * shorter than requested is the last one.
 */
export function exportOf<Query extends Paging, Row extends { id: number }>(
  name: string,
  list: (actor: Caller, query: Query) => Promise<{ items: Row[] }>,
  columns: readonly CsvColumn<Row>[],
) {
  return async (actor: Caller, query: Query): Promise<FileReply> => {
    const after = query.after ?? 0;
    const { items } = await orConflict(list(actor, { ...query, page: 1, after }), LIST_CHANGED);
    const part = csvPart(name, columns, items, after === 0);
    const isLast = part.rows === items.length && items.length < query.size;
    return isLast ? part : { ...part, after: items[part.rows - 1]!.id };
  };
}

/** A time in India in a form that spreadsheets recognise: `2026-11-21 14:05`. */
export const formatSheetTime = (iso: string | null) => iso && inIndia.format(new Date(iso));

/** `placed → confirmed` */
export const formatChange = (before: string | null, after: string | null) => `${before ?? ''} → ${after ?? ''}`;

/** The sign-in state of a person, as the lists of people show it. */
export const signInState = ({ disabled, signed_in_at }: { disabled: boolean; signed_in_at: string | null }) =>
  disabled ? 'disabled' : signed_in_at ? 'active' : 'invited';
