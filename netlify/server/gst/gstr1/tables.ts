import type { Gstr1Table } from '#contracts/gst/returns.ts';
import { GST_STATES } from '#contracts/fields/gst-states.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { ABROAD, addTo, type Amounts, kindOf, noAmounts, posOf } from '../document.ts';
import { invoiceTypeOf } from './json.ts';
import type { Gstr1, ListedDocument } from './return.ts';

/** A table of the return for the screen and as a CSV. */
export interface Sheet {
  columns: Column[];
  rows: { id: number | null; cells: (string | number | null)[] }[];
}

type Column = { label: string; kind: 'text' | 'code' | 'number' | 'money' };

const column = (kind: Column['kind'], ...labels: string[]) => labels.map((label): Column => ({ label, kind }));

const TAXES = column('money', 'Taxable value', 'IGST', 'CGST', 'SGST');

const DOCUMENT_COLUMNS = [
  ...column('code', 'Number'),
  ...column('text', 'Date', 'Type', 'Buyer'),
  ...column('code', 'GSTIN'),
  ...column('text', 'Place of supply'),
  ...column('money', 'Total'),
  ...column('number', 'Rate %'),
  ...TAXES,
];

const moneyOf = ({ taxable_paise, igst_paise, cgst_paise, sgst_paise }: Amounts) =>
  [taxable_paise, igst_paise, cgst_paise, sgst_paise].map((paise) => toRupees(paise));

/** One table of the return; a document has a row per rate. */
export function sheetOf(gstr1: Gstr1, table: Gstr1Table): Sheet {
  switch (table) {
    case 'b2cs':
      return smallSheet(gstr1);
    case 'nil':
      return nilSheet(gstr1);
    case 'hsn':
      return hsnSheet(gstr1);
    case 'docs':
      return seriesSheet(gstr1);
    default:
      return { columns: DOCUMENT_COLUMNS, rows: listedIn(gstr1, table).flatMap(rowsOf) };
  }
}

const listedIn = ({ listed }: Gstr1, table: Gstr1Table) => listed.filter((one) => one.table === table);

function rowsOf({ document, rates }: ListedDocument) {
  const { id, number, date, bill_to_name, bill_to_gstin, amount_paise } = document;
  const { note } = kindOf(document);
  const head = [number, date, note ?? invoiceTypeOf(document), bill_to_name, bill_to_gstin, placeOf(posOf(document))];
  return rates.map((rate) => ({
    id,
    cells: [...head, toRupees(amount_paise), rate.rate_bp / 100, ...moneyOf(rate)],
  }));
}

/** `08-Rajasthan` */
function placeOf(code: string | null): string {
  if (code === ABROAD) return '96-Other countries';
  return code ? `${code}-${GST_STATES[code]}` : '';
}

function smallSheet({ small }: Gstr1): Sheet {
  const columns = [...column('text', 'Supply', 'Place of supply'), ...column('number', 'Rate %'), ...TAXES];
  const rows = small.map((sum) => ({
    id: null,
    cells: [sum.interState ? 'Inter-State' : 'Intra-State', placeOf(sum.pos), sum.rate_bp / 100, ...moneyOf(sum)],
  }));
  return { columns, rows };
}

function nilSheet({ nil }: Gstr1): Sheet {
  const columns = [...column('text', 'Supply', 'Buyers'), ...column('money', 'Nil-rated value')];
  const rows = nil.map(({ interState, registered, taxable_paise }) => ({
    id: null,
    cells: [
      ...[interState ? 'Inter-State' : 'Intra-State', registered ? 'Registered' : 'Unregistered'],
      toRupees(taxable_paise),
    ],
  }));
  return { columns, rows };
}

function hsnSheet({ hsn }: Gstr1): Sheet {
  const columns = [
    ...column('text', 'Buyers'),
    ...column('code', 'HSN'),
    ...column('text', 'Goods', 'Unit'),
    ...column('number', 'Quantity', 'Rate %'),
    ...TAXES,
  ];
  const rows = hsn.map((sum) => ({
    id: null,
    cells: [
      ...[sum.registered ? 'Registered' : 'Unregistered', sum.hsn, sum.name, sum.unit],
      ...[sum.qty_thousandths / 1000, sum.rate_bp / 100, ...moneyOf(sum)],
    ],
  }));
  return { columns, rows };
}

function seriesSheet({ series }: Gstr1): Sheet {
  const columns = [
    ...column('text', 'Document'),
    ...column('code', 'From', 'To'),
    ...column('number', 'Numbers', 'Cancelled', 'Issued'),
  ];
  const rows = series.map(({ nature, from, to, count, cancelled }) => ({
    id: null,
    cells: [nature[1], from, to, count, cancelled, count - cancelled],
  }));
  return { columns, rows };
}

/** What a table adds to the return: credit notes are negative. The summaries (HSN, documents) add nothing. */
export function totalsOf(gstr1: Gstr1, table: Gstr1Table): Amounts {
  const sum = noAmounts();
  if (table === 'b2cs') for (const one of gstr1.small) addTo(sum, one);
  else if (table === 'nil') for (const one of gstr1.nil) sum.taxable_paise += one.taxable_paise;
  else {
    for (const { document, rates } of listedIn(gstr1, table)) {
      for (const rate of rates) addTo(sum, rate, kindOf(document).sign);
    }
  }
  return sum;
}
