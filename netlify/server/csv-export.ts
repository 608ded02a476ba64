import type { FileReply } from '#contracts/endpoint.ts';
import { type CsvColumn, csvPart } from './csv.ts';
import { orConflict } from './database.ts';
import type { Place } from './desk-page.ts';
import type { Caller } from './session.ts';

/** Made once: making one takes longer than all the rest of a row. */
const inIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** Told to whoever exports a list whose row, after which it was to go on, is gone. */
const LIST_MOVED = 'The list has changed while it was exported. Export it again.';

/**
 * Makes the export of a list out of the list itself: its own verb, asked for a long part, so that the file holds what the
 * screen shows. A part that is shorter than was asked for is the last one.
 */
export function exportOf<Query extends Place, Row extends { id: number }>(
  name: string,
  list: (actor: Caller, query: Query) => Promise<{ items: Row[] }>,
  columns: readonly CsvColumn<Row>[],
) {
  return async (actor: Caller, query: Query): Promise<FileReply> => {
    const after = query.after ?? 0;
    const { items } = await orConflict(list(actor, { ...query, page: 1, after }), LIST_MOVED);
    const part = csvPart(name, columns, items, after === 0);
    const isLast = part.rows === items.length && items.length < query.size;
    return isLast ? part : { ...part, after: items[part.rows - 1]!.id };
  };
}

/** A time as a spreadsheet in India reads it: `2026-11-21 14:05`. */
export const sheetTime = (iso: string | null) => iso && inIndia.format(new Date(iso));

/** `placed → confirmed` */
export const changed = (before: string | null, after: string | null) => `${before ?? ''} → ${after ?? ''}`;

/** As the lists of people say it. */
export const signIn = ({ disabled, signed_in_at }: { disabled: boolean; signed_in_at: string | null }) =>
  disabled ? 'disabled' : signed_in_at ? 'active' : 'invited';
