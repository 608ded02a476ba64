import { sql } from 'drizzle-orm';
import type { Registration } from '#contracts/gst/e-invoices.ts';
import { asActor, rows } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import { type Registration as Saved, saveIrn } from '../../invoices/e-invoice.ts';
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
  const accepted: (Saved & { number: string })[] = [];
  for (const registration of registrations) {
    const document = found.find((one) => one.number === registration.number && kindOf(one).typ === registration.typ);
    const message = refusalOf(registration, document);
    const { number, irn, ack_no, ack_at, irn_qr } = registration;
    if (message) refused.push({ number, message });
    else if (document!.irn === null)
      // Present: refusalOf.
      accepted.push({ id: document!.id, number, irn, ack_no: ack_no!, ack_at: new Date(ack_at!), irn_qr: irn_qr! });
  }
  let stored = 0;
  for (const registration of accepted) {
    try {
      await saveIrn(actor, registration);
      stored += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ number: registration.number, message: error.message });
    }
  }
  return { message: `${stored} ${stored === 1 ? 'IRN' : 'IRNs'} stored.`, stored, refused };
}

/** Why an answer cannot be stored; null if it can, or is stored already. */
function refusalOf(
  { typ, number, irn, ack_no, ack_at, irn_qr }: Registration,
  document: Target | undefined,
): string | null {
  if (!document) return `We have no issued document ${typ} ${number}.`;
  if (document.status === 'cancelled' && document.irn === null) return `${number} is cancelled.`;
  if (document.irn !== null && document.irn !== irn) return `${number} already has another IRN. It was not changed.`;
  if (document.irn === null && !(ack_no && ack_at && irn_qr))
    return `The file lacks the Ack No., Ack date or signed QR code of ${number}. Enter them on its page.`;
  if (irn !== irnOf(seller.gstin, document))
    return `The IRN does not belong to ${number}. Check that the file is of this GST number.`;
  return null;
}
