import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders.ts';
import { NOT_TRACKED, type Tracked } from '#contracts/tracking.ts';
import { asSystem, rows } from './database.ts';
import { throttleForm } from './visitor-throttle.ts';

interface Found {
  id: string;
  status: OrderStatus;
  history: Tracked['history'] | null;
  shipments: Tracked['shipments'];
}

/** The order that number and proof belong to, or the same words for everything else. 429 for a place that guesses. */
export async function trackOrder(reference: string, proof: string | null, ip: string) {
  // Blanks and hyphens make no difference. `LR` may be the word before a number or the beginning of it.
  const number = reference.replace(/^(ps|order|no)\b\.?|[\s#-]/gi, '');
  const [whole, bare] = [reference, reference.replace(/^(awb|lr)\b/i, '')].map((text) =>
    text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  );
  const order = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0;
  const [, { rows: found }] = await asSystem([
    throttleForm('track', ip),
    rows<Found>(
      sql`select * from track_order(${order}, array[${whole}, ${bare}]::text[], ${(proof ?? '').replace(/(?<=\d)\s(?=\d)/g, '')})`,
    ),
  ]);
  const [row] = found;
  if (!row) return { message: NOT_TRACKED, order: null };
  const history = (row.history ?? []).map(({ status, at }) => ({ status, at: new Date(at).toISOString() }));
  return {
    message: `Order ${row.id}: ${row.status}.`,
    order: { id: Number(row.id), status: row.status, history, shipments: row.shipments },
  };
}
