import { eq } from 'drizzle-orm';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toPaise } from '#contracts/fields/money.ts';
import type { AddCertificate } from '#contracts/tds/admin.ts';
import { companies } from '#db/schema/companies.ts';
import { tds_certificates } from '#db/schema/tds-certificates.ts';
import { readAttachment, storeWithRecord } from '../platform/files/attachments.ts';
import { asActor, db, errorCode } from '../platform/database.ts';
import { fieldError, notFound } from '../platform/errors.ts';
import { deletePrivateFile } from '../platform/files/object-store.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';

/** Records a certificate of TDS. The contract lists the refusals. */
export async function addCertificate(actor: Caller, { year, amount, file, ...given }: AddCertificate) {
  // Read first, so that no file is stored for a caller without access or for an unknown company.
  const [, [company]] = await asActor(actor, [
    db.select({ name: companies.name }).from(companies).where(eq(companies.id, given.company_id)),
  ]);
  if (!company) throw notFound('company');
  if (given.date > dayInIndia()) throw fieldError('invalid', 'date', 'This date is in the future.');
  const row = { ...given, financial_year: year, amount_paise: toPaise(amount), recorded_by: actor.uid };
  const insert = async (stored: { file_key?: string; file_name?: string }) => {
    const [, [added]] = await asActor(actor, [
      db
        .insert(tds_certificates)
        .values({ ...row, ...stored })
        .returning({ id: tds_certificates.id }),
    ]).catch((error: unknown) => {
      throw errorCode(error) === '23505' ? alreadyRecorded(given.number) : error;
    });
    return added!.id;
  };
  const checked = file && (await readAttachment(file, 'file'));
  const id = checked
    ? await storeWithRecord('certificates', checked, (file_key) => insert({ file_key, file_name: checked.name }))
    : await insert({});
  return { message: `Certificate ${given.number} of ${company.name} recorded.`, id };
}

const alreadyRecorded = (number: string) =>
  fieldError('conflict', 'number', `Certificate ${number} is already recorded for this company and year.`);

/** Removes a certificate. If its file cannot be deleted now, the cleanup job deletes it. */
export async function removeCertificate(actor: Caller, id: number) {
  const [, [removed]] = await asActor(actor, [
    db
      .delete(tds_certificates)
      .where(eq(tds_certificates.id, id))
      .returning({ number: tds_certificates.number, key: tds_certificates.file_key }),
  ]);
  if (!removed) throw notFound('certificate');
  if (removed.key) await deletePrivateFile(removed.key);
  return { message: `Certificate ${removed.number} removed.` };
}

/** A link to a certificate's file. 404 without one. */
export async function getCertificate(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [
    db.select({ key: tds_certificates.file_key }).from(tds_certificates).where(eq(tds_certificates.id, id)),
  ]);
  if (!found?.key) throw notFound('file');
  return { url: await privateLink(found.key) };
}
