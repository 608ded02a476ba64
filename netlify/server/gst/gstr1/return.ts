import { financialYearOf } from '#contracts/fields/financial-year.ts';
import {
  addTo,
  AMOUNTS,
  type Amounts,
  type DocumentLine,
  isInterStateFor,
  isNilRated,
  isService,
  kindOf,
  noAmounts,
  posOf,
  type Seller,
  type TaxDocument,
} from '../document.ts';
import { type IssuedSeries, issuedSeries, type LastNumber, type Numbered } from './series.ts';

/** Tables of GSTR-1 that list single documents. */
export type DocumentTable = 'b2b' | 'b2cl' | 'exp' | 'cdnr' | 'cdnur';

/** Amounts of one document at one rate. */
export interface RateSum extends Amounts {
  rate_bp: number;
}

/** A document in its table, with one entry per rate. */
export interface ListedDocument {
  table: DocumentTable;
  document: TaxDocument;
  rates: RateSum[];
}

/** Supplies to unregistered buyers, net of notes, by place of supply and rate (table 7). */
export interface SmallSum extends RateSum {
  pos: string;
  interState: boolean;
}

/** Nil-rated supplies (table 8). */
export interface NilSum {
  interState: boolean;
  registered: boolean;
  taxable_paise: number;
}

/** A row of the HSN summary (table 12): one HSN code, unit and rate. */
export interface HsnSum extends RateSum {
  hsn: string;
  unit: string;
  name: string;
  /** Thousandths, so that sums are exact. */
  qty_thousandths: number;
  registered: boolean;
}

/** The return of one month, amounts in paise. */
export interface Gstr1 {
  /** `2026-11`. */
  month: string;
  listed: ListedDocument[];
  small: SmallSum[];
  nil: NilSum[];
  hsn: HsnSum[];
  series: IssuedSeries[];
  /** All supplies of the month: invoices and debit notes less credit notes. */
  totals: Amounts;
}

/**
 * The return of a month from its documents. Tax is the sum of the invoiced lines, never calculated again on a merged
 * value, so that the return equals the invoices to the paisa.
 */
export function gstr1Of(
  seller: Seller,
  month: string,
  documents: TaxDocument[],
  before: LastNumber[] = [],
  vouchers: Numbered[] = [],
): Gstr1 {
  const small = new Map<string, SmallSum>();
  const nil = new Map<string, NilSum>();
  const hsn = new Map<string, HsnSum>();
  const listed: ListedDocument[] = [];
  const totals = noAmounts();
  for (const document of documents) {
    if (document.is_void) continue;
    const { sign } = kindOf(document);
    const table = tableOf(seller, document);
    const rates = sumByRate(document);
    if (table === 'b2cs') for (const rate of rates) addSmall(small, seller, document, rate);
    else if (rates.length > 0) listed.push({ table, document, rates });
    for (const line of document.lines) {
      addTo(totals, line, sign);
      addHsn(hsn, document, line);
      if (isNilRated(document, line)) addNil(nil, seller, document, line);
    }
  }
  return {
    ...{ month, listed, totals },
    // Sums of which credit notes left nothing are left out.
    small: sortedValues(small).filter(hasAmounts),
    nil: sortedValues(nil).filter(({ taxable_paise }) => taxable_paise !== 0),
    hsn: sortedValues(hsn).filter((sum) => hasAmounts(sum) || sum.qty_thousandths !== 0),
    series: issuedSeries(documents, before, vouchers),
  };
}

const hasAmounts = (sum: Amounts) => AMOUNTS.some((name) => sum[name] !== 0);

const sortedValues = <Value>(map: Map<string, Value>) =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

/** First day of the lower limit (Notification 12/2024-Central Tax). */
const LOWER_LIMIT_FROM = '2024-08-01';

/** Inter-State invoices to unregistered buyers above this value are listed singly (CGST Rules r. 59(4)). */
const largeLimit = (day: string) => (day < LOWER_LIMIT_FROM ? 250_000_00 : 100_000_00);

/** The table of a document. A note to an unregistered buyer follows the value of its original. */
export function tableOf(seller: Seller, document: TaxDocument): DocumentTable | 'b2cs' {
  const isNote = kindOf(document).note !== null;
  if (document.is_export) return isNote ? 'cdnur' : 'exp';
  if (document.bill_to_gstin) return isNote ? 'cdnr' : 'b2b';
  const { amount_paise, date } = document.original ?? document;
  const isLarge = isInterStateFor(seller, document) && amount_paise > largeLimit(date);
  if (!isLarge) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

/** The sums of a document's taxed lines, one per rate; nil-rated lines are in table 8. */
function sumByRate(document: TaxDocument): RateSum[] {
  const byRate = new Map<number, RateSum>();
  for (const line of document.lines) {
    if (isNilRated(document, line)) continue;
    const rate_bp = line.gst_rate_bp ?? 0;
    const sum = byRate.get(rate_bp) ?? { rate_bp, ...noAmounts() };
    addTo(sum, line);
    byRate.set(rate_bp, sum);
  }
  return [...byRate.values()].sort((a, b) => a.rate_bp - b.rate_bp);
}

function addSmall(sums: Map<string, SmallSum>, seller: Seller, document: TaxDocument, rate: RateSum): void {
  const pos = posOf(document) ?? '';
  const interState = isInterStateFor(seller, document);
  const { rate_bp } = rate;
  // An SEZ in our own State is inter-State too.
  const sum = upsert(sums, key(pos, interState, rate_bp), () => ({ pos, interState, rate_bp, ...noAmounts() }));
  addTo(sum, rate, kindOf(document).sign);
}

function addNil(sums: Map<string, NilSum>, seller: Seller, document: TaxDocument, line: DocumentLine): void {
  const interState = isInterStateFor(seller, document);
  const registered = document.bill_to_gstin !== null;
  const sum = upsert(sums, key(interState, registered), () => ({ interState, registered, taxable_paise: 0 }));
  sum.taxable_paise += kindOf(document).sign * line.taxable_paise;
}

/** Supplies to registered buyers are apart from the others; exports count among the others (IC `gstr_1_data.py`). */
function addHsn(sums: Map<string, HsnSum>, document: TaxDocument, line: DocumentLine): void {
  const { sign } = kindOf(document);
  const registered = document.bill_to_gstin !== null && !document.is_export;
  const hsn = line.hsn ?? '';
  // Services have no quantity.
  const unit = isService(line) ? 'NA' : line.unit;
  const rate_bp = line.gst_rate_bp ?? 0;
  const blank = { hsn, unit, rate_bp, registered, name: line.name, qty_thousandths: 0, ...noAmounts() };
  const sum = upsert(sums, key(registered ? 0 : 1, hsn, unit, rate_bp), () => blank);
  addTo(sum, line, sign);
  if (line.moves_goods && unit !== 'NA') sum.qty_thousandths += sign * Math.round(line.qty * 1000);
}

function upsert<Value>(map: Map<string, Value>, id: string, blank: () => Value): Value {
  const found = map.get(id);
  if (found) return found;
  const value = blank();
  map.set(id, value);
  return value;
}

/** Sorts like its parts: rates are padded. */
const key = (...parts: (string | number | boolean)[]) =>
  parts.map((part) => (typeof part === 'number' ? String(part).padStart(6, '0') : String(part))).join('|');

/** First day of a month and of the next. */
export function monthSpan(month: string): { first: string; next: string; yearFirst: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const first = `${month}-01`;
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { first, next, yearFirst: financialYearOf(first).first };
}
