import { toRupees } from '#contracts/fields/money.ts';
import {
  type Amounts,
  formatDate,
  isInterStateFor,
  isWithPayment,
  kindOf,
  posOf,
  type Seller,
  type TaxDocument,
} from '../document.ts';
import type { Gstr1, HsnSum, ListedDocument, NilSum, RateSum, SmallSum } from './return.ts';

/** Single documents in one file: the portal takes about 19,000 line items and 5 MB per upload. */
export const DOCUMENTS_PER_FILE = 5000;

/** The month from which table 12 is split by buyer (GSTN advisory of 1 May 2025). */
const HSN_SPLIT_FROM = '2025-05';

/** Largest description in table 12, characters. */
const MAX_DESCRIPTION = 30;

/** Number of files of a return. */
export const filesOf = ({ listed }: Gstr1) => Math.max(1, Math.ceil(listed.length / DOCUMENTS_PER_FILE));

/**
 * The return as the portal takes it (GSTN offline tool V3.2.4, re-described in onyb/gst `spec/gstr1`). Empty tables are
 * left out. A long return is several files: each has a part of the single documents, the first has the summaries too.
 */
export function gstr1Json(seller: Seller, gstr1: Gstr1, file = 1): Record<string, unknown> {
  const [year, month] = gstr1.month.split('-');
  const listed = gstr1.listed.slice((file - 1) * DOCUMENTS_PER_FILE, file * DOCUMENTS_PER_FILE);
  const of = (table: ListedDocument['table']) => listed.filter((one) => one.table === table);
  const summaries: Partial<ReturnType<typeof summariesOf>> = file === 1 ? summariesOf(gstr1) : {};
  return withoutEmpty({
    ...{ gstin: seller.gstin, fp: `${month}${year}`, version: 'GST3.2.4', hash: 'hash' },
    b2b: grouped(of('b2b'), 'ctin', ctinOf, 'inv', (one) => invoiceOf(seller, one)),
    b2cl: grouped(of('b2cl'), 'pos', posText, 'inv', (one) => largeOf(one)),
    b2cs: summaries.b2cs,
    cdnr: grouped(of('cdnr'), 'ctin', ctinOf, 'nt', (one) => noteOf(seller, one)),
    cdnur: of('cdnur').map(unregisteredNoteOf),
    exp: grouped(of('exp'), 'exp_typ', ({ document }) => (isWithPayment(document) ? 'WPAY' : 'WOPAY'), 'inv', exportOf),
    ...{ nil: summaries.nil, hsn: summaries.hsn, doc_issue: summaries.doc_issue },
  });
}

function summariesOf({ month, small, nil, hsn, series }: Gstr1) {
  const rows = (registered: boolean) => hsn.filter((row) => row.registered === registered).map(hsnOf);
  const split = { hsn_b2b: rows(true), hsn_b2c: rows(false) };
  return {
    b2cs: small.map(smallOf),
    nil: nil.length > 0 ? { inv: nil.map(nilOf) } : undefined,
    hsn: withoutEmpty(month < HSN_SPLIT_FROM ? { data: hsn.map(hsnOf) } : split),
    doc_issue: { doc_det: natures(series) },
  };
}

/** Leaves out empty tables; a 0 remains. */
function withoutEmpty(object: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === undefined || (typeof value === 'object' && value !== null && Object.values(value).flat().length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => !isEmpty(value)));
}

/** `[{ ctin, inv: [...] }]`: documents that share a value, in the order of their first one. */
function grouped(
  listed: ListedDocument[],
  name: string,
  valueOf: (one: ListedDocument) => string,
  list: string,
  itemOf: (one: ListedDocument) => object,
): Record<string, unknown>[] {
  const groups = new Map<string, object[]>();
  for (const one of listed) {
    const group = groups.get(valueOf(one)) ?? [];
    group.push(itemOf(one));
    groups.set(valueOf(one), group);
  }
  return [...groups].map(([value, items]) => ({ [name]: value, [list]: items }));
}

const ctinOf = ({ document }: ListedDocument) => document.bill_to_gstin ?? '';
const posText = ({ document }: ListedDocument) => posOf(document) ?? '';

/** R regular; SEWP, SEWOP to an SEZ with and without payment of tax. */
export function invoiceTypeOf(document: TaxDocument): 'R' | 'SEWP' | 'SEWOP' {
  if (!document.is_sez) return 'R';
  return isWithPayment(document) ? 'SEWP' : 'SEWOP';
}

/** Reverse charge does not occur: we supply goods on forward charge. */
const supplyOf = (document: TaxDocument) => ({
  ...{ val: toRupees(document.amount_paise), pos: posOf(document) ?? '', rchrg: 'N' },
  inv_typ: invoiceTypeOf(document),
});

const invoiceOf = (seller: Seller, { document, rates }: ListedDocument) => ({
  ...{ inum: document.number, idt: formatDate(document.date, '-') },
  ...supplyOf(document),
  itms: rates.map((rate) => itemOf(rate, isInterStateFor(seller, document))),
});

const noteOf = (seller: Seller, { document, rates }: ListedDocument) => ({
  ...{ nt_num: document.number, nt_dt: formatDate(document.date, '-'), ntty: kindOf(document).note },
  ...supplyOf(document),
  itms: rates.map((rate) => itemOf(rate, isInterStateFor(seller, document))),
});

const largeOf = ({ document, rates }: ListedDocument) => ({
  ...{ inum: document.number, idt: formatDate(document.date, '-'), val: toRupees(document.amount_paise) },
  itms: rates.map((rate) => itemOf(rate, true)),
});

function unregisteredNoteOf({ document, rates }: ListedDocument) {
  const typ = !document.is_export ? 'B2CL' : isWithPayment(document) ? 'EXPWP' : 'EXPWOP';
  return {
    ...{ nt_num: document.number, nt_dt: formatDate(document.date, '-'), ntty: kindOf(document).note },
    ...{ val: toRupees(document.amount_paise), typ },
    ...(document.is_export ? {} : { pos: posOf(document) ?? '' }),
    itms: rates.map((rate) => itemOf(rate, true)),
  };
}

/** Without the shipping bill, which is given later as an amendment or on the portal. */
const exportOf = ({ document, rates }: ListedDocument) => ({
  ...{ inum: document.number, idt: formatDate(document.date, '-'), val: toRupees(document.amount_paise) },
  itms: rates.map(({ rate_bp, taxable_paise, igst_paise }) => ({
    ...{ txval: toRupees(taxable_paise), rt: rate_bp / 100, iamt: toRupees(igst_paise), csamt: 0 },
  })),
});

/** One rate of a document; `num` is the rate in basis points and 1, as the offline tool numbers it. */
const itemOf = (rate: RateSum, interState: boolean) => ({
  num: rate.rate_bp + 1,
  itm_det: { txval: toRupees(rate.taxable_paise), rt: rate.rate_bp / 100, ...taxesOf(rate, interState), csamt: 0 },
});

const taxesOf = ({ igst_paise, cgst_paise, sgst_paise }: Amounts, interState: boolean) =>
  interState ? { iamt: toRupees(igst_paise) } : { camt: toRupees(cgst_paise), samt: toRupees(sgst_paise) };

const smallOf = (sum: SmallSum) => ({
  ...{ sply_ty: sum.interState ? 'INTER' : 'INTRA', rt: sum.rate_bp / 100, typ: 'OE', pos: sum.pos },
  ...{ txval: toRupees(sum.taxable_paise), ...taxesOf(sum, sum.interState), csamt: 0 },
});

const nilOf = ({ interState, registered, taxable_paise }: NilSum) => ({
  sply_ty: `${interState ? 'INTR' : 'INTRA'}${registered ? 'B2B' : 'B2C'}`,
  ...{ expt_amt: 0, nil_amt: toRupees(taxable_paise), ngsup_amt: 0 },
});

/** `desc`, the official text of the code, is added by the portal from its own list. */
const hsnOf = (sum: HsnSum, index: number) => ({
  ...{ num: index + 1, hsn_sc: sum.hsn, user_desc: descriptionOf(sum.name), uqc: sum.unit },
  ...{ qty: Math.round(sum.qty_thousandths / 10) / 100, rt: sum.rate_bp / 100, txval: toRupees(sum.taxable_paise) },
  ...{ iamt: toRupees(sum.igst_paise), camt: toRupees(sum.cgst_paise), samt: toRupees(sum.sgst_paise), csamt: 0 },
});

/** Only the characters that the portal allows. */
const descriptionOf = (name: string) =>
  name
    .replace(/[^ A-Za-z0-9_@./&-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_DESCRIPTION)
    .trim();

function natures(series: Gstr1['series']) {
  return [...new Set(series.map(({ nature: [number] }) => number))].map((doc_num) => {
    const ranges = series.filter(({ nature: [number] }) => number === doc_num);
    const docs = ranges.map(({ from, to, count, cancelled }, index) => ({
      ...{ num: index + 1, from, to, totnum: count, cancel: cancelled, net_issue: count - cancelled },
    }));
    return { doc_num, doc_typ: ranges[0]!.nature[1], docs };
  });
}
