import { sql } from 'drizzle-orm';
import type { Registration } from '#contracts/gst/e-invoices.ts';
import { asActor, rows } from '../../platform/database.ts';
import type { Caller } from '../../platform/session.ts';
import { kindOf } from '../document.ts';
import { seller } from '../seller.ts';
import { irnOf } from './irn.ts';

interface Target {
  id: number;
  number: string;
  date: string;
  kind: string;
  status: string;
  irn: string | null;
}

/**
 * Stores the answers of the portal on our documents, known by type and number. Refused, with a message: an unknown or
 * cancelled document, one with another IRN, and an IRN that is not the hash of this document, so that rows of another
 * file cannot be mixed up. Says how many were stored, and which rows were not.
 */
export async function storeRegistrations(actor: Caller, { registrations }: { registrations: Registration[] }) {
  const numbers = JSON.stringify(registrations.map(({ number }) => number));
  const [, { rows: found }] = await asActor(actor, [
    rows<Target>(sql`select id::float8, number, date::text, kind, status, irn from invoices
      where number in (select jsonb_array_elements_text(${numbers}::jsonb)) and status <> 'draft'`),
  ]);
  const refused: { number: string; message: string }[] = [];
  const accepted: (Registration & { id: number })[] = [];
  for (const registration of registrations) {
    const document = found.find((one) => one.number === registration.number && kindOf(one).typ === registration.typ);
    const message = refusalOf(registration, document);
    if (message) refused.push({ number: registration.number, message });
    else if (document!.irn === null) accepted.push({ ...registration, id: document!.id });
  }
  const stored = accepted.length > 0 ? await saveIrns(actor, accepted) : [];
  for (const { id, number } of accepted) {
    // Another person has entered an IRN or cancelled the document since it was read.
    if (!stored.includes(id))
      refused.push({ number, message: `${number} has changed meanwhile. Reload and try again.` });
  }
  const unit = stored.length === 1 ? 'IRN' : 'IRNs';
  return { message: `${stored.length} ${unit} stored.`, stored: stored.length, refused };
}

/** Why an answer cannot be stored; null if it can, or is stored already. */
function refusalOf({ typ, number, irn }: Registration, document: Target | undefined): string | null {
  if (!document) return `We have no issued document ${typ} ${number}.`;
  if (document.status === 'cancelled' && document.irn === null) return `${number} is cancelled.`;
  if (document.irn !== null && document.irn !== irn) return `${number} already has another IRN. It was not changed.`;
  if (irn !== irnOf(seller.gstin, document))
    return `The IRN does not belong to ${number}. Check that the file is of this GST number.`;
  return null;
}

/** Writes IRNs on documents that have none; returns the ids written. The only place of this module that writes. */
async function saveIrns(actor: Caller, accepted: (Registration & { id: number })[]): Promise<number[]> {
  const [, written] = await asActor(actor, [
    rows<{ id: number }>(sql`
      update invoices set irn = given.irn, irn_qr = given.irn_qr
      from jsonb_to_recordset(${JSON.stringify(accepted)}::jsonb) as given (id bigint, irn text, irn_qr text)
      where invoices.id = given.id and invoices.irn is null and invoices.status <> 'cancelled'
      returning invoices.id::float8 as id`),
  ]);
  return written.rows.map(({ id }) => id);
}
