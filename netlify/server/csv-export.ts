import type { FileReply } from '#contracts/endpoint.ts';
import { type CsvColumn, csvFile, EXPORT_ROWS } from './csv.ts';
import type { Caller } from './session.ts';

interface Page<Row> {
  items: Row[];
  total: number;
  total_capped?: boolean;
}

/**
 * Makes the export of a list out of the list itself: its own verb, asked for one long page, so that the file holds what the
 * screen shows. Where there are more rows than a file holds, or than the list counts, its name says how many it has.
 */
export function exportOf<Query extends { page: number; size: number }, Row>(
  name: string,
  list: (actor: Caller, query: Query) => Promise<Page<Row>>,
  columns: readonly CsvColumn<Row>[],
) {
  return async (actor: Caller, query: Query): Promise<FileReply> => {
    const { items, total, total_capped } = await list(actor, { ...query, page: 1, size: EXPORT_ROWS });
    const isCut = total_capped || items.length < total;
    return csvFile(isCut ? `${name}-first-${items.length}` : name, columns, items);
  };
}

/** A moment as a spreadsheet in India reads it: `2026-11-21 14:05`. */
export const moment = (iso: string | null) =>
  iso && new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'short' });

/** `placed → confirmed` */
export const changed = (before: string | null, after: string | null) => `${before ?? ''} → ${after ?? ''}`;

/** As the lists of people say it. */
export const signIn = ({ disabled, signed_in_at }: { disabled: boolean; signed_in_at: string | null }) =>
  disabled ? 'disabled' : signed_in_at ? 'active' : 'invited';
