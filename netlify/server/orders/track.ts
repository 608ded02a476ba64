import { sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { NOT_TRACKED, type Tracked } from '#contracts/orders/track.ts';
import { asSystem, rows } from '../platform/database.ts';
import { throttleForm } from '../platform/throttle.ts';

interface Found {
  id: string;
  status: OrderStatus;
  history: Tracked['history'] | null;
  shipments: Tracked['shipments'];
}

/** The order that matches number and proof, otherwise NOT_TRACKED. 429 for too many attempts from one address. */
export async function trackOrder(reference: string, proof: string | null, ip: string) {
  // Spaces and hyphens are ignored. `LR` can be a label or part of the number.
  const number = reference.replace(/^(ps|order|no)\b\.?|[\s#-]/gi, '');
  const [withLabel, withoutLabel] = [reference, reference.replace(/^(awb|lr)\b/i, '')].map((text) =>
    text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  );
  const order = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0;
  const [, { rows: found }] = await asSystem([
    throttleForm('track', ip),
    rows<Found>(
      sql`select * from track_order(${order}, array[${withLabel}, ${withoutLabel}]::text[], ${(proof ?? '').replace(/(?<=\d)\s(?=\d)/g, '')})`,
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
