import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { MAX_CERTIFICATES } from '#contracts/orders/shipment-files.ts';
import { attachments } from '#db/schema/attachments.ts';
import { order_lines } from '#db/schema/orders.ts';
import { shipment_lines, shipments } from '#db/schema/shipments.ts';
import { storeAttachment } from '../attachments/add.ts';
import { asActor, db, errorCode, guard, orConflict } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { deletePrivateFile } from '../platform/files/object-store.ts';
import type { Caller } from '../platform/session.ts';

interface NewCertificate {
  shipment_id: number;
  line_no: number;
  file: File;
}

/** Attaches the certificate of a batch to a line of a consignment. The contract lists the refusals. */
export async function addBatchCertificate(actor: Caller, { shipment_id, line_no, file }: NewCertificate) {
  const count = sql<number>`(select count(*)::int from attachments a
    where a.shipment_id = ${shipment_id} and a.line_no = ${line_no})`;
  // Read first, so that nothing is stored for a consignment or a line that does not exist.
  const [, [shipment], [line]] = await asActor(actor, [
    db
      .select({ code: shipments.code, company_id: shipments.company_id })
      .from(shipments)
      .where(eq(shipments.id, shipment_id)),
    db
      .select({ sku: order_lines.sku, count })
      .from(shipment_lines)
      .innerJoin(
        order_lines,
        and(eq(order_lines.order_id, shipment_lines.order_id), eq(order_lines.line_no, shipment_lines.line_no)),
      )
      .where(and(eq(shipment_lines.shipment_id, shipment_id), eq(shipment_lines.line_no, line_no))),
  ]);
  if (!shipment) throw notFound('consignment');
  if (!line) throw fieldError('invalid', 'line_no', `${shipment.code} has no goods in line ${line_no}.`);
  if (line.count >= MAX_CERTIFICATES) throw new AppError('conflict', TOO_MANY);
  const owner = { shipment_id, line_no, company_id: shipment.company_id };
  return storeAttachment(actor, file, 'file', owner, async ({ queries, name }) => {
    const written = asActor(actor, [
      // Locks the consignment, so that two uploads at the same time are counted one after the other.
      guard('consignment', sql`exists (select 1 from shipments where id = ${shipment_id} for update)`),
      guard('full', sql`${count} < ${MAX_CERTIFICATES}`),
      ...queries,
    ]);
    await orConflict(written, TOO_MANY);
    return { message: `${name} is attached to ${line.sku} in ${shipment.code}.` };
  });
}

const TOO_MANY = `A line of a consignment can have at most ${MAX_CERTIFICATES} certificates. Remove one first.`;

/** Attaches the proof of delivery of a consignment. The contract lists the refusals. */
export async function addDeliveryProof(actor: Caller, { shipment_id, file }: { shipment_id: number; file: File }) {
  const [, [shipment], [existing]] = await asActor(actor, [
    db
      .select({ code: shipments.code, status: shipments.status, company_id: shipments.company_id })
      .from(shipments)
      .where(eq(shipments.id, shipment_id)),
    db
      .select({ name: attachments.file_name })
      .from(attachments)
      .where(and(eq(attachments.shipment_id, shipment_id), isNull(attachments.line_no))),
  ]);
  if (!shipment) throw notFound('consignment');
  const { code, status, company_id } = shipment;
  if (status !== 'delivered') {
    throw new AppError('conflict', `${code} is ${status}. Mark it as delivered, with the proof of delivery.`);
  }
  const hasOne = (name: string) => `${code} already has its proof of delivery, ${name}. Remove it first.`;
  if (existing) throw new AppError('conflict', hasOne(existing.name));
  return storeAttachment(actor, file, 'file', { shipment_id, company_id }, async ({ queries, name }) => {
    await asActor(actor, queries).catch((error: unknown) => {
      // Another one was faster: the index has one proof for each consignment.
      throw errorCode(error) === '23505' ? new AppError('conflict', hasOne('added just now')) : error;
    });
    return { message: `${name} is attached to ${code}.` };
  });
}

/** Removes a batch certificate or a proof of delivery. If its file cannot be deleted now, the cleanup job deletes it. */
export async function removeShipmentFile(actor: Caller, id: number) {
  const [, [removed]] = await asActor(actor, [
    db
      .delete(attachments)
      .where(and(eq(attachments.id, id), isNotNull(attachments.shipment_id)))
      .returning({ name: attachments.file_name, key: attachments.file_key }),
  ]);
  if (!removed) throw notFound('file');
  await deletePrivateFile(removed.key);
  return { message: `${removed.name} removed.` };
}
