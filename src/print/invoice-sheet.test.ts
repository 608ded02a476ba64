import { expect, describe, it } from 'vitest';
import { supplier } from '#site';
import {
  buyer,
  invoiceOf,
  payableOf,
  sellerDetails,
  totalsFor,
  tradeLines,
} from '../../tests/support/samples/print-samples.ts';
import { pdfFacts, pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type InvoiceSheet, renderInvoice } from './invoice-sheet.ts';
import { A4, FRAME } from './paper.ts';

const irn = {
  ...{ number: 'ab'.repeat(32), qr: 'signed', ack_no: '112610012345678' },
  ...{ ack_at: '21 Nov 2026, 3:04 pm', is_cancelled: false },
};

const printed = async (value: InvoiceSheet) => pdfPages(await renderInvoice(value));
const textOf = async (value: InvoiceSheet) => (await printed(value)).map(({ text }) => text).join('\n');

describe('a printed invoice', () => {
  it('carries what rule 46 asks for', async () => {
    const text = await textOf(invoiceOf(1, { ship_to: { ...buyer, name: 'Aravalli Forge, Unit 2' } }));
    const wanted = [
      ...['Tax invoice', 'PS/2627/000118', '21 Nov 2026', '21 Dec 2026', 'AFG/26-27/0881', 'ORD-100042'],
      ...['PlantSetu Industrial Services Pvt. Ltd.', supplier.gstin, 'Rajasthan (08)'],
      ...['Aravalli Forge & Gears Pvt. Ltd.', buyer.gstin!, 'Haryana (06)', 'Aravalli Forge, Unit 2'],
      ...['Deep groove ball bearing 6205 ZZ C3', 'BRG-6205-ZZ-C3', '84821011', 'NOS', '412.50', '18%', '74.25'],
      ...['₹412.50', '₹0.25', '₹487.00', 'Rupees Four Hundred Eighty-Seven Only'],
      ...['TAX UNDER REVERSE CHARGE', 'No', 'ORIGINAL FOR RECIPIENT', 'Authorised signatory', '1 of 1'],
    ];
    for (const words of wanted) expect(text).toContain(words);
    expect(text).not.toContain('CGST');
  });

  it('says nothing of a GSTIN of the place of delivery that has none of its own', async () => {
    const { gstin: _, ...plant } = { ...buyer, name: 'Unit 2' };
    expect(await textOf(invoiceOf(1, { ship_to: plant }))).not.toContain('not registered');
  });

  it('splits the tax within the State and names no IGST', async () => {
    const text = await textOf(invoiceOf(3, { place_of_supply: 'Rajasthan' }));
    for (const words of ['CGST ₹', 'SGST ₹', '9%', '2.5%', 'Intra-State']) expect(text).toContain(words);
    expect(text).not.toContain('IGST');
  });

  it.each([
    [
      { to_sez: true, place_of_supply: 'Rajasthan', lines: tradeLines(2, true) },
      ['IGST ₹', 'authorised operations on payment of integrated tax'],
    ],
    [
      {
        ...{ to_sez: true, place_of_supply: 'Rajasthan' },
        lines: tradeLines(1, true).map((line) => ({ ...line, igst_paise: 0, total_paise: line.taxable_paise })),
      },
      ['letter of undertaking without payment of integrated tax'],
    ],
    [{ reverse_charge: true }, ['Yes']],
    [{ copy: 'duplicate' }, ['DUPLICATE FOR TRANSPORTER']],
    [{ copy: 'triplicate' }, ['TRIPLICATE FOR SUPPLIER']],
    [{ bill_to: { ...buyer, gstin: null } }, ['not registered']],
    [{ notes: 'Deliver to gate 3.' }, ['NOTES', 'Deliver to gate 3.']],
    [
      { irn },
      ['INVOICE REFERENCE NUMBER (IRN)', irn.number, 'ACK NO.', irn.ack_no, irn.ack_at, 'ORIGINAL FOR RECIPIENT'],
    ],
    [{ irn: { ...irn, is_cancelled: true } }, ['IRN CANCELLED: NOT VALID']],
    [{ awaits_irn: true }, ['NOT VALID WITHOUT AN IRN']],
    [
      { seller: sellerDetails, payable: payableOf(48_700) },
      [
        ...['CIN: U29100RJ2019PTC067890', 'Regd. office: F-12, RIICO', 'UDYAM-RJ-17-0012345', 'Meera Rathore'],
        ...['HOW TO PAY', '00112233445566', 'EXPB0001234', 'Example Bank, Bhiwadi', 'plantsetu@examplebank', '₹487.00'],
      ],
    ],
    [{ payable: payableOf(1_00_000_01) }, ['UPI apps usually allow up to']],
    [
      {
        terms: 'Ex works Bhiwadi, freight to pay.',
        transport: {
          ...{ carrier: 'VRL Logistics', document: { kind: 'LR', number: 'VRL/88' }, date: '2026-11-22' },
          ...{ vehicle: 'RJ14GB1234', eway_bill: '271234567890' },
        },
      },
      ['TERMS', 'Ex works Bhiwadi', 'VRL Logistics', 'VRL/88 of 22 Nov 2026', 'RJ14GB1234', '271234567890'],
    ],
    [
      { challan: { number: 'PSD/2627/000004', date: '2026-11-19' } },
      ['DELIVERY CHALLAN', 'PSD/2627/000004 of 19 Nov 2026'],
    ],
    [
      {
        kind: 'credit note',
        number: 'PSC/2627/000001',
        due_date: null,
        credits: { number: 'PS/2627/000118', date: '2026-11-21', reason: 'Two bearings came back.' },
      },
      ['Credit note', 'PSC/2627/000001', 'AGAINST INVOICE', 'PS/2627/000118', 'Two bearings came back.'],
    ],
  ] as [Partial<InvoiceSheet>, string[]][])('says so: %j', async (change, wanted) => {
    const text = await textOf(invoiceOf(2, change));
    for (const words of wanted) expect(text).toContain(words);
  });

  it('prints no line for a detail that is not entered', async () => {
    const text = await textOf(invoiceOf(1));
    expect(text).toContain(`PAN: ${supplier.gstin.slice(2, 12)}`);
    expect(text).not.toMatch(/CIN|Regd|Udyam|HOW TO PAY|UPI|TRANSPORTER|LR NUMBER|null/);
  });

  it('names the payment terms below the due date', async () => {
    expect(await textOf(invoiceOf(1))).toContain('Payment within 30 days');
    expect(await textOf(invoiceOf(1, { due_date: '2026-11-21' }))).toContain('Payable on receipt');
  });

  it('rounds down with a negative round off', async () => {
    const lines = tradeLines(1, true).map((line) => ({
      ...line,
      ...{ qty: 1, price_paise: 10_000, discount_paise: 0, taxable_paise: 10_000, gst_rate_bp: 1234 },
      ...{ igst_paise: 1234, total_paise: 11_234 },
    }));
    const text = await textOf(invoiceOf(1, { lines, totals: totalsFor(lines) }));
    expect(text).toContain('–₹0.34');
    expect(text).toContain('₹112.00');
  });

  it('of 200 lines shows each once, under a head on every page, and keeps the sums with a line', async () => {
    const pages = await printed(invoiceOf(200));
    const numbers = pages.flatMap(({ pieces }) =>
      pieces.filter(({ text, right }) => /^\d{1,3}$/.test(text) && right < 72).map(({ text }) => Number(text)),
    );
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    pages.forEach(({ text }, index) => expect(text).toContain(`${index + 1} of ${pages.length}`));
    const withLines = pages.filter(({ text }) => /\b(NOS|PAC|PRS|BTL)\b/.test(text));
    for (const { text } of withLines) expect(text).toContain('Description');
    expect(pages.find(({ text }) => text.includes('AMOUNT IN WORDS'))?.text).toContain('Description');
  });
});

describe('whatever is typed as a name', () => {
  const hostile = [
    ['one word of 400 characters', 'W'.repeat(400)],
    ['3,000 words', 'bearing '.repeat(3000)],
    ['Devanagari', 'श्री गणेश इंजीनियरिंग वर्क्स Pvt. Ltd.'],
    ['transliterated', 'Śrī Gaṇeśa Ḍairī, Kṛṣṇa Mārg'],
    ['other scripts and emoji', '株式会社 🚚 مصنع ૧૨૩'],
    ['control and direction marks', 'Acme\0\u202egnp.exe\u2066\u0007 Ltd'],
    ['half of a pair', 'Acme \ud83d Ltd'],
    ['nothing', ''],
  ] as const;

  it.each(hostile)('%s is printed within the frame', async (_, name) => {
    const lines = tradeLines(2, true).map((line) => ({ ...line, name, sku: name.slice(0, 60) }));
    const pages = await printed(
      invoiceOf(2, { lines, bill_to: { ...buyer, name: name.slice(0, 400) }, po_number: name.slice(0, 100) }),
    );
    for (const { left, right, top } of pages.flatMap(({ pieces }) => pieces)) {
      expect(left).toBeGreaterThan(FRAME.left);
      expect(right).toBeLessThan(FRAME.right);
      expect(top).toBeGreaterThan(FRAME.top);
      expect(top).toBeLessThan(A4.height - 28);
    }
  });

  it('Devanagari and diacritics can be read', async () => {
    const text = await textOf(invoiceOf(1, { bill_to: { ...buyer, name: 'Śrī Gaṇeśa वर्क्स' } }));
    // A dot below is the one accent that the typeface lacks.
    expect(text).toContain('Śrī Ganeśa');
    expect(text).toContain('व');
    expect(await textOf(invoiceOf(1, { po_number: 'Śrī Kṛṣṇa' }))).toContain('Śrī Kr');
  });
});

describe('an invoice is refused', () => {
  const lines = tradeLines(3, true);
  const totals = totalsFor(lines);
  const [first, ...others] = lines as [(typeof lines)[0], ...typeof lines];
  it.each([
    ['no lines', { lines: [], totals }, /without lines/],
    [
      'a sum off by a paisa',
      { lines, totals: { ...totals, taxable_paise: totals.taxable_paise + 1 } },
      /taxable_paise/,
    ],
    ['another total', { lines, totals: { ...totals, total_paise: totals.total_paise + 100 } }, /total_paise/],
    ['half a paisa', { lines, totals: { ...totals, round_off_paise: 0.5 } }, /total_paise/],
    [
      'a line whose value is not price × quantity',
      { lines: [{ ...first, qty: first.qty + 1 }, ...others], totals },
      /Line 1/,
    ],
    [
      'IGST beside CGST',
      { lines: [{ ...first, cgst_paise: 1, igst_paise: first.igst_paise - 1 }, ...others], totals },
      /Line 1/,
    ],
  ])('with %s', async (_, change, message) => {
    await expect(renderInvoice(invoiceOf(3, change))).rejects.toThrow(message);
  });
});

describe('the file', () => {
  it('is the same for the same invoice, names itself and is tagged', async () => {
    const [one, two] = await Promise.all([renderInvoice(invoiceOf(4)), renderInvoice(invoiceOf(4))]);
    expect(one.equals(two)).toBe(true);
    const { info, isTagged } = await pdfFacts(one);
    expect(info).toMatchObject({
      Title: 'Tax invoice PS/2627/000118',
      Language: 'en-IN',
      CreationDate: 'D:20261121000000Z',
    });
    expect(isTagged).toBe(true);
  });

  it('runs nothing and embeds nothing: the same file would pass as an attachment', async () => {
    const text = (await renderInvoice(invoiceOf(4))).toString('latin1');
    for (const word of ['/JavaScript', '/Launch', '/EmbeddedFile', '/OpenAction']) expect(text).not.toContain(word);
  });
});
