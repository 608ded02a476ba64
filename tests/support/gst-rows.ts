import type { Api } from './api.ts';
import { addCompany, addUser } from './fixtures.ts';
import { addOrder } from './portal-fixtures.ts';

/** What an invoice or note in the database needs; the rest follows from it. */
export interface DocumentGiven {
  number: string;
  date?: string;
  kind?: 'invoice' | 'credit note' | 'debit note';
  gstin?: string | null;
  state?: string;
  status?: string;
  credits_id?: number;
  debits_id?: number;
  return_id?: number | null;
  shipment_id?: number;
  lines?: LineGiven[];
  /** To an SEZ under a bond or LUT. */
  withoutTax?: boolean;
}

export interface LineGiven {
  /** A note's line that changes the value only. */
  value_only?: boolean;
  qty?: number;
  /** Paise. */
  price?: number;
  /** Basis points. */
  rate?: number;
  hsn?: string | null;
  unit?: string;
  name?: string;
}

const ADDRESSES: Readonly<Record<string, string>> = {
  Rajasthan: 'E-418, RIICO Industrial Area, Bhiwadi, Rajasthan 301019',
  Karnataka: '5 Peenya Road, Bengaluru, Karnataka 560058',
  Maharashtra: '2 Mill Road, Pune, Maharashtra 411001',
  Gujarat: 'Plot 9, GIDC, Vadodara, Gujarat 390010',
  'Tamil Nadu': '7 Mount Road, Chennai, Tamil Nadu 600002',
};

/** A company whose documents are added. */
interface Buyer {
  name?: string;
  state?: string;
  gstin?: string | null;
  is_sez?: boolean;
}

/** Adds documents of one company straight to the database. */
export async function openGstRows(api: Api, buyer: Buyer = {}) {
  const { name = 'Aravalli Auto', state: home = 'Rajasthan', is_sez = false } = buyer;
  const registered = buyer.gstin === undefined ? '08AAKCA4172M1ZA' : buyer.gstin;
  const { company_id, address_id } = await addCompany(api, name, home);
  const user_id = (await addUser(api, company_id)).id;
  await api.sql('update companies set gst_number = $2 where id = $1', [company_id, registered]);
  await api.sql('update addresses set is_sez = $2 where id = $1', [address_id, is_sez]);

  /** Inserts a document whose amounts follow from its lines; returns its id. */
  const addDocument = async (given: DocumentGiven): Promise<number> => {
    const { kind = 'invoice', date = '2026-10-05', gstin = registered, state = home, withoutTax = false } = given;
    const order_id = await addOrder(api, { company_id, user_id });
    const lines = (given.lines ?? [{}]).map((line) => amountsOf(line, is_sez || state !== 'Rajasthan', withoutTax));
    const sum = (name: keyof (typeof lines)[number]) => lines.reduce((total, line) => total + Number(line[name]), 0);
    const amount = Math.round(sum('total_paise') / 100) * 100;
    const row = {
      ...{ company_id, order_id, kind, number: given.number, date, due_date: date, status: given.status ?? 'issued' },
      ...{
        credits_id: given.credits_id ?? null,
        debits_id: given.debits_id ?? null,
        return_id: given.return_id ?? null,
      },
      ...{
        shipment_id: given.shipment_id ?? null,
        bill_to_name: 'Aravalli Auto',
        bill_to_address: ADDRESSES[state] ?? state,
      },
      ...{ bill_to_gstin: gstin, bill_to_state: state, place_of_supply: state, is_sez, po_number: 'PO-7' },
      ...{ taxable_paise: sum('taxable_paise'), cgst_paise: sum('cgst_paise'), sgst_paise: sum('sgst_paise') },
      ...{ igst_paise: sum('igst_paise'), round_off_paise: amount - sum('total_paise'), amount_paise: amount },
    };
    const id = await insert(api, 'invoices', row);
    for (const [index, line] of lines.entries()) {
      const numbered = { invoice_id: id, line_no: index + 1, order_line_no: index + 1, company_id, sku: 'S', ...line };
      await insert(api, 'invoice_lines', numbered);
    }
    return id;
  };

  /** A packed consignment of a new order. */
  const addShipment = async (): Promise<number> => {
    const order_id = await addOrder(api, { company_id, user_id });
    return insert(api, 'shipments', { company_id, order_id, status: 'packed', created_by: user_id, invoiced: true });
  };

  return { company_id, address_id, user_id, addDocument, addShipment };
}

function amountsOf(given: LineGiven, interState: boolean, withoutTax: boolean) {
  const { qty = 10, price = 1250_00, rate = 1800, hsn = '848210', unit = 'NOS', name = 'Ball bearing 6205' } = given;
  const { value_only = false } = given;
  const taxable_paise = qty * price;
  const charged = withoutTax ? 0 : rate;
  const tax = Math.round((taxable_paise * charged) / 10_000);
  const half = Math.round((taxable_paise * charged) / 20_000);
  const taxes = interState
    ? { cgst_paise: 0, sgst_paise: 0, igst_paise: tax }
    : { cgst_paise: half, sgst_paise: half, igst_paise: 0 };
  const total_paise = taxable_paise + taxes.cgst_paise + taxes.sgst_paise + taxes.igst_paise;
  return {
    name,
    unit,
    hsn,
    qty,
    price_paise: price,
    gst_rate_bp: rate,
    taxable_paise,
    ...taxes,
    total_paise,
    value_only,
  };
}

async function insert(api: Api, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  const returning = table === 'invoice_lines' ? 'line_no as id' : 'id';
  const [inserted] = await api.sql<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning ${returning}`,
    Object.values(row),
  );
  return Number(inserted!.id);
}
