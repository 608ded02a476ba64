import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { calendarDay } from '../fields/day-span.ts';
import { attachment } from '../fields/files.ts';
import { countParam, id, idParam, optional, required } from '../fields/text.ts';
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../limits.ts';
import { TdsMeter, yearCode } from './meter.ts';
import { DeductsTds } from './purchase-tds.ts';

/** Companies a page. */
export const TDS_PAGE_SIZE = 25;

/** A company in the list of a financial year; amounts in rupees. */
export const TdsRow = z.object({
  ...z.pick(TdsMeter, { deducts_tds: true, purchases: true, expected: true, deducted: true, certified: true }).shape,
  company_id: z.int(),
  company: z.string(),
});
export type TdsRow = z.infer<typeof TdsRow>;

/**
 * `above`: purchases above the threshold. `near`: from 80% of the threshold up to it. `difference`: deducted TDS differs from the
 * expected. `uncertified`: certificates cover less than was deducted.
 */
export const TdsFilter = z.enum(['above', 'near', 'difference', 'uncertified']);
export type TdsFilter = z.infer<typeof TdsFilter>;

const filters = {
  /** Part of a company's name. */
  q: optional(MAX_SEARCH_LENGTH),
  /** `2627`; absent for the current financial year. */
  year: z.optional(yearCode),
  filter: z.optional(TdsFilter),
  deducts: z.optional(DeductsTds),
  sort: z.optional(z.enum(['purchases_asc', 'purchases_desc', 'name_asc', 'name_desc'])),
};

/** Companies that purchased goods in a financial year, the highest value first unless `sort` says otherwise. */
export const listTdsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tds-list',
  roles: staffRoles,
  query: z.object({
    ...filters,
    page: countParam(1, 1_000_000),
    size: countParam(TDS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(TdsRow), total: z.int(), total_capped: z.boolean() }),
});

/** The same as CSV, all companies. */
export const exportTdsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tds-export',
  roles: staffRoles,
  query: z.object(filters),
  reply: FileReply,
});

/** The meter of one company; 404 for an unknown id. */
export const getCompanyTdsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tds-get',
  roles: staffRoles,
  query: z.object({ company_id: idParam, year: z.optional(yearCode) }),
  reply: z.object({ meter: TdsMeter }),
});

/** A text field of a form with a file, as a number. */
const numberText = <Schema extends z.ZodMiniType<unknown, number>>(schema: Schema) =>
  z.pipe(
    z.transform((value) => (value === '' || value === undefined ? value : Number(value))),
    schema,
  );

const AMOUNT = 'Enter the TDS in rupees with at most two decimals.';

/** The form to record a certificate. */
export const AddCertificate = z.object({
  company_id: idParam,
  year: yearCode,
  quarter: numberText(z.int({ error: 'Choose the quarter.' }).check(z.gte(1), z.lte(4))),
  number: required(40, 'Enter the certificate number.'),
  amount: numberText(
    z
      .number({ error: AMOUNT })
      .check(
        z.positive({ error: 'Enter more than ₹0.' }),
        z.lte(1e9, { error: 'Enter at most ₹1,00,00,00,000.' }),
        z.multipleOf(0.01, { error: AMOUNT }),
      ),
  ),
  date: calendarDay('Enter the date of the certificate.'),
  file: attachment,
});
export type AddCertificate = z.infer<typeof AddCertificate>;

/**
 * Records a certificate, with its file if there is one. 404 for an unknown company, 409 for a number that is already
 * recorded, 400 for a future date, 413 above 4 MB, 415 for a file that is not a document or a picture.
 */
export const addCertificateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/tds-certificate-add',
  creates: true,
  roles: staffRoles,
  needs: ['accounts'],
  // JSON where there is no file.
  form: 'also',
  body: AddCertificate,
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Removes a certificate that was recorded by mistake; 404 for an unknown id. */
export const removeCertificateEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/tds-certificate-remove',
  roles: staffRoles,
  needs: ['accounts'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});

/** A link to a certificate's file, valid for a minute; 404 for an unknown id or one without a file. */
export const getCertificateEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/tds-certificate-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.string() }),
});
