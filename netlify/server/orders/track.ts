import { type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { NOT_TRACKED, PROOF_ASKED, type Tracked } from '#contracts/orders/track.ts';
import { contact } from '#site';
import { asSystem, rows } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import { throttleForm } from '../platform/throttle.ts';

interface Found {
  id: string;
  status: OrderStatus;
  history: Tracked['history'] | null;
  shipments: Tracked['shipments'];
}

/**
 * The order that matches number and proof. Without a proof nothing is looked up: every number gets PROOF_ASKED. 404 if no
 * order matches both, 429 for too many attempts from one address.
 */
export async function trackOrder(reference: string, proof: string | null, ip: string) {
  if (!proof) {
    await asSystem([throttleForm('track number', ip)]);
    return { message: PROOF_ASKED, order: null };
  }
  const [, { rows: found }] = await asSystem([throttleForm('track', ip), selectTracked(reference, proof)]);
  const [row] = found;
  if (!row) {
    const message = `No order matches both. If both are right, call ${contact.phone}.`;
    throw new AppError('not_found', message, { fields: { ...NOT_TRACKED } });
  }
  const history = (row.history ?? []).map(({ status, at }) => ({ status, at: new Date(at).toISOString() }));
  const shipments = row.shipments.map(({ awb, lr_number, ...shipment }) => ({
    ...shipment,
    awb: maskNumber(awb),
    lr_number: maskNumber(lr_number),
  }));
  return {
    message: `Order ${row.id}: ${row.status}.`,
    order: { id: Number(row.id), status: row.status, history, shipments },
  };
}

/** `…4567`: the last four characters, of a short number two. */
function maskNumber(number: string | null): string | null {
  const key = number?.replace(/[^\p{L}\p{N}]/gu, '');
  return key ? `…${key.slice(key.length < 8 ? -2 : -4)}` : null;
}

/** A PO number for comparison: without case, spaces, punctuation and the label “PO”. */
const poKey = (text: SQL | string) =>
  sql`regexp_replace(regexp_replace(lower(${text}), '^\\s*po\\M', ''), '[^[:alnum:]]', '', 'g')`;

/**
 * Finds an order without a sign-in: by its number, or the AWB or LR number of one of its shipments, together with the buyer's
 * email address or the order's PO number. Selects its status, its history, and that shipment or all of them.
 */
function selectTracked(reference: string, proof: string) {
  // Spaces and hyphens are ignored. `LR` can be a label or part of the number.
  const number = reference.replace(/^(ps|order|no)\b\.?|[\s#-]/gi, '');
  const [withLabel, withoutLabel] = [reference, reference.replace(/^(awb|lr)\b/i, '')].map((text) =>
    text.toUpperCase().replace(/[^A-Z0-9]/g, ''),
  );
  const order = /^[1-9]\d{0,14}$/.test(number) ? Number(number) : 0;
  const carriersNumbers = sql`(${withLabel}, ${withoutLabel})`;
  return rows<Found>(sql`
    with found as (
      select id as order_id, null::bigint as shipment_id from orders where id = ${order}
      union all
      select order_id, id from shipments
        where regexp_replace(upper(awb), '[^A-Z0-9]', '', 'g') in ${carriersNumbers}
          or regexp_replace(upper(lr_number), '[^A-Z0-9]', '', 'g') in ${carriersNumbers}
    )
    select o.id, coalesce((select status from shipments where id = found.shipment_id), o.status) as status, (
      select jsonb_agg(jsonb_build_object('status', h.status, 'at', h.created_at) order by h.id)
      from order_history h
      where h.order_id = o.id and (found.shipment_id is null or h.shipment_id is null or h.shipment_id = found.shipment_id)
    ) as history, (
      select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'carrier', s.carrier, 'awb', s.awb,
        'lr_number', s.lr_number, 'expected_on', s.expected_on) order by s.id), '[]')
      from shipments s
      where s.order_id = o.id and s.status <> 'packed' and (found.shipment_id is null or s.id = found.shipment_id)
    ) as shipments
    from found join orders o on o.id = found.order_id join users u on u.id = o.user_id
    where lower(u.email) = lower(${proof.trim()})
      or ${poKey(proof)} <> '' and ${poKey(sql`o.po_number`)} = ${poKey(proof)}
    order by found.shipment_id desc nulls first
    limit 1`);
}
