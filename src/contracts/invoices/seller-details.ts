import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { optional, stripChars } from '../fields/text.ts';

/** What documents print about us beside name, address and GSTIN; null is not printed. */
export const SellerDetails = z.object({
  /** Corporate identity number and registered office (Companies Act 2013 s. 12(3)(c)). */
  cin: z.nullable(z.string()),
  registered_office: z.nullable(z.string()),
  /** Registration as a micro, small or medium enterprise: `UDYAM-RJ-17-0012345`. */
  udyam: z.nullable(z.string()),
  /** Name of the authorised signatory. */
  signatory: z.nullable(z.string()),
  /** The bank account for payments. If one field is filled, all are; only the branch is optional. */
  bank_name: z.nullable(z.string()),
  bank_branch: z.nullable(z.string()),
  account_name: z.nullable(z.string()),
  account_number: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  /** For the UPI QR code: `plantsetu@examplebank`. */
  upi_id: z.nullable(z.string()),
});
export type SellerDetails = z.infer<typeof SellerDetails>;

const upperCase = z.overwrite<string>((value) => value.toUpperCase());

/** An optional code without spaces, in capitals; `error` says what it looks like. */
const code = (shape: RegExp, error: string) =>
  z.pipe(optional(60), z.nullable(z.string().check(stripChars(/\s/g), upperCase, z.regex(shape, { error }))));

const CIN = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
const UDYAM = /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/;
/** Reserve Bank of India: four letters of the bank, 0, six characters of the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Name at the payment service provider (NPCI, UPI linking specification). */
const UPI_ID = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63}$/;

/** An account is usable only with all of these. */
const ACCOUNT = {
  bank_name: 'Enter the bank too, or leave all account fields blank.',
  account_name: 'Enter the account name too, or leave all account fields blank.',
  account_number: 'Enter the account number too, or leave all account fields blank.',
  ifsc: 'Enter the IFSC too, or leave all account fields blank.',
} as const;

const accountFields = Object.keys(ACCOUNT) as (keyof typeof ACCOUNT)[];

const fields = {
  cin: code(CIN, 'A CIN has 21 characters, like U29100RJ2019PTC067890.'),
  registered_office: optional(300),
  udyam: code(UDYAM, 'A Udyam number looks like UDYAM-RJ-17-0012345.'),
  signatory: optional(80),
  bank_name: optional(80),
  bank_branch: optional(80),
  account_name: optional(120),
  account_number: code(/^\d{9,18}$/, 'An account number has 9 to 18 digits.'),
  ifsc: code(IFSC, 'An IFSC has 11 characters, like HDFC0001234. The fifth is a zero.'),
  upi_id: z.pipe(
    optional(130),
    z.nullable(z.string().check(z.regex(UPI_ID, { error: 'Enter a UPI ID like name@bank.' }))),
  ),
};

/** The details as saved, codes in capitals without spaces. `version` is the row that the form showed. */
export const SaveSellerDetails = z.object({ version: z.nullable(z.int32()), ...fields }).check((context) => {
  const { value, issues } = context;
  if (accountFields.every((field) => value[field] === null) && value.bank_branch === null) return;
  for (const field of accountFields) {
    if (value[field] === null) issues.push({ code: 'custom', input: value, path: [field], message: ACCOUNT[field] });
  }
});

/** The details that documents print today. */
export const getSellerDetailsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/seller-details-get',
  roles: staffRoles,
  reply: z.object({
    details: SellerDetails,
    /** Of the saved row; null if nothing was ever saved. */
    version: z.nullable(z.int32()),
    saved_at: z.nullable(z.iso.datetime()),
    /** True for admins. */
    may_change: z.boolean(),
  }),
});

/**
 * Saves the details, for admins. They are printed on documents created from now on; earlier ones stay as they are. 409 if
 * a colleague saved since `version`.
 */
export const saveSellerDetailsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/seller-details-save',
  roles: ['admin'],
  body: SaveSellerDetails,
  reply: z.object({ message: z.string() }),
});

export const NO_SELLER_DETAILS: SellerDetails = {
  ...{ cin: null, registered_office: null, udyam: null, signatory: null, bank_name: null, bank_branch: null },
  ...{ account_name: null, account_number: null, ifsc: null, upi_id: null },
};

/** Details that documents should print and that are missing. Udyam number, branch and signatory are optional. */
export function missingDetails({ cin, registered_office, account_number, upi_id }: SellerDetails): string[] {
  const wanted: [name: string, value: string | null][] = [
    ['CIN', cin],
    ['registered office', registered_office],
    ['bank account', account_number],
    ['UPI ID', upi_id],
  ];
  return wanted.filter(([, value]) => value === null).map(([name]) => name);
}
