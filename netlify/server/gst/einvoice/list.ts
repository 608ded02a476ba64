import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { E_INVOICES_PAGE_SIZE, E_INVOICES_PER_FILE, type EInvoice } from '#contracts/gst/e-invoices.ts';
import { asActor } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/session.ts';
import type { TaxDocument } from '../document.ts';
import { monthSpan } from '../gstr1/return.ts';
import { jsonFile } from '../json-file.ts';
import { documentsIn, documentsWhere, inMonth } from '../read-documents.ts';
import { seller } from '../seller.ts';
import { inv01Of, needsIrn } from './inv01.ts';
import { type Inv01Problem, validateInv01 } from './validate.ts';

/** Problems of a document that is to be registered. */
function problemsOf(document: TaxDocument): Inv01Problem[] {
  return document.irn === null ? validateInv01(seller, inv01Of(seller, document), dayInIndia()) : [];
}

const isFaulty = ({ problems }: { problems: Inv01Problem[] }) => problems.some(({ level }) => level === 'error');

async function readMonth(actor: Caller, month: string) {
  const [, found] = await asActor(actor, [documentsWhere(inMonth(monthSpan(month)))]);
  return documentsIn(found)
    .filter(needsIrn)
    .map((document) => ({ document, problems: problemsOf(document) }));
}

/** A page of the month's documents that are to be registered: those with errors first, then those without IRN. */
export async function listEInvoices(actor: Caller, { month, page }: { month: string; page: number }) {
  const all = await readMonth(actor, month);
  const registered = all.filter(({ document }) => document.irn !== null);
  const faulty = all.filter(isFaulty);
  const ready = all.filter((one) => one.document.irn === null && !isFaulty(one));
  const from = (page - 1) * E_INVOICES_PAGE_SIZE;
  return {
    items: [...faulty, ...ready, ...registered].slice(from, from + E_INVOICES_PAGE_SIZE).map(rowOf),
    total: all.length,
    ...{ registered: registered.length, ready: ready.length, faulty: faulty.length },
    files: Math.ceil(ready.length / E_INVOICES_PER_FILE),
  };
}

function rowOf({ document, problems }: { document: TaxDocument; problems: Inv01Problem[] }): EInvoice {
  const { id, number, date, kind, bill_to_name, amount_paise, irn } = document;
  return { id, number, date, kind, company: bill_to_name, amount: toRupees(amount_paise), irn, problems };
}

/** INV-01 of chosen documents, or a file of all that are ready in a month. */
export async function getEInvoiceFile(
  actor: Caller,
  query: { month?: string | undefined; ids?: number[] | undefined; file: number },
): Promise<FileReply> {
  if (query.ids) return chosenFile(actor, query.ids);
  const all = await readMonth(actor, query.month!);
  const ready = all.filter((one) => one.document.irn === null && !isFaulty(one)).map(({ document }) => document);
  const from = (query.file - 1) * E_INVOICES_PER_FILE;
  const part = ready.slice(from, from + E_INVOICES_PER_FILE);
  if (part.length === 0) throw new AppError('not_found', 'No document of this month is ready to be registered.');
  return fileOf(`INV01-${query.month}-${query.file}`, part);
}

async function chosenFile(actor: Caller, ids: number[]): Promise<FileReply> {
  const [, found] = await asActor(actor, [
    documentsWhere(sql`i.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`),
  ]);
  const documents = documentsIn(found);
  if (documents.length < new Set(ids).size) throw new AppError('not_found', 'A chosen document does not exist.');
  for (const document of documents) {
    const problem = problemsOf(document).find(({ level }) => level === 'error');
    const message = document.irn
      ? 'It already has an IRN.'
      : needsIrn(document)
        ? problem?.message
        : 'It is not to be registered: the buyer has no GST number, or all lines are nil-rated.';
    if (message) throw new AppError('conflict', `${document.number}: ${message}`);
  }
  const name = documents.length === 1 ? documents[0]!.number.replaceAll('/', '-') : `${documents.length}-documents`;
  return fileOf(`INV01-${name}`, documents);
}

/** A list even of one document, as the portals' bulk upload takes it. */
const fileOf = (name: string, documents: TaxDocument[]) =>
  jsonFile(
    name,
    documents.map((document) => inv01Of(seller, document)),
  );
