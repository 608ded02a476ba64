import { upiLink } from '#contracts/invoices/upi.ts';
import type { SellerDetails } from '#contracts/invoices/seller-details.ts';
import type { InvoiceSheet } from '../../../src/print/invoice-sheet.ts';
import type { OrderSheet } from '../../../src/print/order-sheet.ts';
import type { Payable } from '../../../src/print/pay-block.ts';
import type { QuoteSheet } from '../../../src/print/quote-sheet.ts';
import type { Party, TradeLine, TradeTotals } from '../../../src/print/trade.ts';

/** Values for printing tests, with totals that agree for any number of lines. */

const goods = [
  ['BRG-6205-ZZ-C3', 'Deep groove ball bearing 6205 ZZ C3', '84821011', 'NOS', 41_250, 1800],
  ['FST-M12X50-88', 'Hex bolt M12 × 50, grade 8.8, zinc plated, IS 1364', '73181500', 'PAC', 28_900, 1800],
  ['SAF-GLV-NIT-9', 'Nitrile coated glove, size 9, EN 388 4131X', '61161000', 'PRS', 6_450, 500],
  ['LUB-EP2-18', 'Lithium complex grease EP 2, drop point ≥ 260 °C, 18 kg', '27101990', 'BTL', 6_84_000, 1800],
  ['ELC-MCB-C32', 'Miniature circuit breaker 32 A, C curve, 10 kA', '85362030', 'NOS', 1_74_500, 1800],
  ['MEA-VC-150', 'Vernier caliper 150 mm, reading 0.02 mm', '90173021', 'NOS', 3_12_000, 1200],
] as const;

/** Tax rounded half up to the paisa, as in netlify/server/catalog/tax.ts. */
const share = (paise: number, rate: number) => Math.round((paise * rate) / 10_000);

/** `count` lines, with IGST or with CGST and SGST. */
export function tradeLines(count: number, interState: boolean): TradeLine[] {
  return Array.from({ length: count }, (_, index): TradeLine => {
    const [sku, name, hsn, unit, price_paise, gst_rate_bp] = goods[index % goods.length]!;
    const qty = 1 + ((index * 7) % 48);
    const discount_paise = index % 5 === 1 ? Math.round(qty * price_paise * 0.04) : 0;
    const taxable_paise = qty * price_paise - discount_paise;
    const half = interState ? 0 : share(taxable_paise, gst_rate_bp / 2);
    const igst_paise = interState ? share(taxable_paise, gst_rate_bp) : 0;
    const tax = { cgst_paise: half, sgst_paise: half, igst_paise };
    const total_paise = taxable_paise + 2 * half + igst_paise;
    return {
      sku,
      name,
      hsn,
      qty,
      unit,
      price_paise,
      price_per: 1,
      discount_paise,
      taxable_paise,
      gst_rate_bp,
      ...tax,
      total_paise,
    };
  });
}

/** The totals of lines, rounded to the rupee unless `round` is false. */
export function totalsFor(lines: TradeLine[], round = true): TradeTotals {
  const sum = (field: 'taxable_paise' | 'cgst_paise' | 'sgst_paise' | 'igst_paise' | 'total_paise') =>
    lines.reduce((total, line) => total + line[field], 0);
  const gross = sum('total_paise');
  const total_paise = round ? Math.round(gross / 100) * 100 : gross;
  return {
    taxable_paise: sum('taxable_paise'),
    cgst_paise: sum('cgst_paise'),
    sgst_paise: sum('sgst_paise'),
    igst_paise: sum('igst_paise'),
    round_off_paise: total_paise - gross,
    total_paise,
  };
}

export const buyer: Party = {
  name: 'Aravalli Forge & Gears Pvt. Ltd.',
  address: 'Plot 412, Sector 8, IMT Manesar\nGurugram, Haryana 122052',
  state: 'Haryana',
  gstin: '06AAKCA4172M1ZE',
};

/** An invoice of `count` lines to a buyer in Haryana (IGST), or in Rajasthan. */
export function invoiceOf(count: number, change: Partial<InvoiceSheet> = {}): InvoiceSheet {
  const lines = change.lines ?? tradeLines(count, (change.place_of_supply ?? 'Haryana') !== 'Rajasthan');
  return {
    kind: 'invoice',
    copy: 'original',
    number: 'PS/2627/000118',
    date: '2026-11-21',
    due_date: '2026-12-21',
    credits: null,
    po_number: 'AFG/26-27/0881',
    po_date: '2026-11-12',
    order_number: 'ORD-100042',
    bill_to: buyer,
    ship_to: null,
    place_of_supply: 'Haryana',
    reverse_charge: false,
    lines,
    totals: totalsFor(lines),
    notes: null,
    challan: null,
    irn: null,
    awaits_irn: false,
    ...{ terms: null, seller: null, payable: null, transport: null },
    ...change,
  };
}

/** A quote of `count` lines and freight. */
export function quoteOf(count: number, change: Partial<QuoteSheet> = {}): QuoteSheet {
  const freight = {
    sku: '',
    name: 'Freight, part load to Manesar',
    remark: 'Door delivery',
    hsn: '996511',
    unit: 'NOS',
  };
  const goods = tradeLines(count, true).map((line) => ({ ...line, remark: 'Dispatch within 5 days' }));
  const price_paise = 4_50_000;
  const igst_paise = share(price_paise, 1800);
  const lines = change.lines ?? [
    ...goods,
    {
      ...freight,
      ...{ qty: 1, price_paise, price_per: 1, discount_paise: 0, taxable_paise: price_paise, gst_rate_bp: 1800 },
      ...{ cgst_paise: 0, sgst_paise: 0, igst_paise, total_paise: price_paise + igst_paise },
    },
  ];
  return {
    number: 'QUO-000123/2',
    version: 2,
    discount_percent: 0,
    partial_ok: true,
    enclosures: [],
    date: '2026-11-21',
    valid_until: '2026-12-05',
    rfq_number: 'RFQ-000123',
    buyer,
    ship_to: null,
    place_of_supply: 'Haryana',
    lines,
    totals: totalsFor(lines, false),
    terms: 'Payment 30 days from the date of invoice. Delivery in two consignments. Warranty of the makers, 12 months.',
    notes: null,
    seller: null,
    ...change,
  };
}

/** Our details with every field, as printed. */
export const sellerDetails: SellerDetails = {
  ...{ cin: 'U29100RJ2019PTC067890', registered_office: 'F-12, RIICO Industrial Area, Bhiwadi, Rajasthan 301019' },
  ...{ udyam: 'UDYAM-RJ-17-0012345', signatory: 'Meera Rathore' },
  ...{ bank_name: 'Example Bank', bank_branch: 'Bhiwadi', account_name: 'PlantSetu Industrial Services Pvt. Ltd.' },
  ...{ account_number: '00112233445566', ifsc: 'EXPB0001234', upi_id: 'plantsetu@examplebank' },
};

/** What is due on an invoice, with the account above. */
export function payableOf(amount_paise: number, reference = 'PS/2627/000118'): Payable {
  const { account_name: name, account_number: number, ifsc, bank_name: bank, bank_branch: branch } = sellerDetails;
  const id = sellerDetails.upi_id!;
  const link = upiLink({ id, payee: name!, amount_paise, reference });
  const account = { name: name!, number: number!, ifsc: ifsc!, bank: bank!, branch };
  return { to: { account, upi: { id, link } }, amount_paise, reference };
}

/** A proforma of `count` lines, or a confirmation. */
export function orderSheetOf(count: number, change: Partial<OrderSheet> = {}): OrderSheet {
  const lines = change.lines ?? tradeLines(count, true);
  return {
    ...{ kind: 'proforma', about: { name: 'Order', number: '100042' }, date: '2026-11-21', valid_until: null },
    promised: { name: 'Dispatch by', date: '2026-11-27' },
    ...{
      po_number: 'AFG/26-27/0881',
      po_date: '2026-11-12',
      cost_centre: 'MCH-02 Machine shop',
      buyer,
      ship_to: null,
      place_of_supply: 'Haryana',
      lines,
    },
    totals: totalsFor(lines, false),
    ...{ terms: null, seller: sellerDetails, payable: null },
    ...change,
  };
}
