import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amountInWords } from '#contracts/fields/amount-in-words.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { formatInvoiceNumber, numberSeries, type NumberSeries } from '#contracts/invoices/invoice-number.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addProduct, type Person } from '../../support/fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pack, type PartOf, registration } from '../../support/invoice-fixtures.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let trade: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  trade = await openInvoiceSteps(api);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

describe('an invoice', () => {
  it('is issued for a packed consignment, with number, due date and recipient, and mailed', async () => {
    const order = await trade.placeOrder();
    const shipment = await pack(trade.staff, order, WHOLE);
    expect((await trade.staff.get('/api/admin/invoice-queue')).body.items).toMatchObject([
      { shipment_id: shipment, order_id: order, company: 'Aravalli Auto', dispatched_at: null },
    ]);
    await api.sql('delete from outbox');
    const { status, body } = await trade.issue(shipment);
    expect({ status, body }).toMatchObject({ status: 200, body: { message: `Invoice ${body.inv} issued.` } });
    expect(body.inv).toMatch(/^PS\/\d{4}\/\d{6}$/);
    // 10 × 123.45 at 18% and 4 × 99.99 at 5%: 1,456.72 and 419.96.
    expect(await trade.invoiceOf(body.id)).toMatchObject({
      ...{ inv: body.inv, date: trade.today, status: 'issued', order_id: order, po_number: 'PO-77', open: 1877 },
      ...{ taxable: 1634.46, tax: 242.22, round_off: 0.32, amount: 1877, paid: 0, refund_due: 0 },
      bill_to: { name: 'Aravalli Auto', gstin: '08AAKCA4172M1ZA', state: 'Rajasthan' },
      ...{ place_of_supply: 'Rajasthan', inter_state: false },
      lines: [
        { qty: 10, hsn: '848210', taxable: 1234.5, cgst: 111.11, sgst: 111.11, igst: 0 },
        { qty: 4, hsn: '401039', taxable: 399.96, cgst: 10, sgst: 10, igst: 0 },
      ],
    });
    const sent = await trade.mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['invoice-issued', trade.email],
      ['invoice-issued', `accounts${trade.owner.company_id}@example.test`],
    ]);
    expect(sent[0]!.payload).toMatchObject({ document_id: body.id, number: body.inv, total: '₹1,877.00' });
    expect((await trade.staff.get('/api/admin/invoice-queue')).body).toMatchObject({ items: [], total: 0 });
    expect((await trade.staff.get(`/api/admin/order-invoices?id=${order}`)).body).toMatchObject({
      invoices: [{ inv: body.inv }],
      uninvoiced: [],
    });
  });

  it('of ₹0 is not issued', async () => {
    const order = await trade.placeOrder();
    await api.sql(
      `update order_lines set discount_paise = qty * price_paise, taxable_paise = 0, cgst_paise = 0, sgst_paise = 0, total_paise = 0
       where order_id = $1`,
      [order],
    );
    const shipment = await pack(trade.staff, order, WHOLE);
    const { status, body } = await trade.issue(shipment);
    expect(status).toBe(409);
    expect(body.message).toMatch(/comes to ₹0\. No invoice is issued for goods free of charge/);
    expect(await api.sql('select 1 from invoices where shipment_id = $1', [shipment])).toEqual([]);
  });

  it('is preceded by a warning about goods without HSN or GST rate', async () => {
    const bare = await addProduct(api, trade.owner.company_id, {
      name: 'Loose shims',
      gst_rate_bp: 0,
      hsn: null,
      stock: 9,
    });
    const unclassed = await addProduct(api, trade.owner.company_id, {
      name: 'Spacer',
      gst_rate_bp: 1800,
      hsn: null,
      stock: 9,
    });
    const items = [bare, unclassed].map((product_id) => ({ product_id, qty: 1 }));
    const { body: order } = await trade.buyer.post('/api/orders/create', { items, po_number: 'PO-78' });
    // As in an order placed before a GST rate was required.
    await api.sql('update order_lines set gst_rate_bp = null where order_id = $1 and gst_rate_bp = 0', [order.id]);
    await pack(trade.staff, order.id, [
      [1, 1],
      [2, 1],
    ]);
    const whole = await trade.placeOrder();
    await pack(trade.staff, whole, WHOLE);
    const untaxed = [
      { name: 'Loose shims', hsn: null, gst_rate: null },
      { name: 'Spacer', hsn: null, gst_rate: 18 },
    ];
    const { items: queue } = (await trade.staff.get('/api/admin/invoice-queue?sort=date_desc')).body;
    expect(queue.slice(0, 2)).toMatchObject([
      { order_id: whole, untaxed: [] },
      { order_id: order.id, untaxed },
    ]);
    const { uninvoiced } = (await trade.staff.get(`/api/admin/order-invoices?id=${order.id}`)).body;
    expect(uninvoiced).toMatchObject([{ untaxed }]);
  });

  it('is printed with number, both GSTINs, HSN and the amount in words, for buyer, staff and the mail', async () => {
    const { id, inv } = await trade.issueFor(await trade.placeOrder(), WHOLE);
    const { irn, ack_no, ...more } = registration(id);
    const entered = { ...more, irn: irn.toUpperCase(), ack_no };
    expect((await trade.staff.post('/api/admin/invoice-irn', entered)).status).toBe(200);
    const fetchPdf = async (person: Person, path: string) => {
      const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${inv.replaceAll('/', '-')}.pdf"`,
      );
      return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).map(({ text }) => text).join(' ');
    };
    const text = await fetchPdf(trade.buyer, `/api/customer/invoice-pdf?id=${id}`);
    for (const words of [inv, '08AAPCP4712K1Z0', '08AAKCA4172M1ZA', '848210', '401039', 'PO-77', irn, ack_no]) {
      expect(text).toContain(words);
    }
    expect(text.replaceAll(/\s+/g, ' ')).toContain(amountInWords(1877_00).slice(0, 40));
    expect(text).toMatch(/ORIGINAL FOR RECIPIENT/i);
    expect(await fetchPdf(trade.staff, `/api/admin/invoice-pdf?id=${id}&copy=triplicate`)).toMatch(
      /TRIPLICATE FOR SUPPLIER/i,
    );
    const { withInvoicePdf } = await import('#server/invoices/pdf.ts');
    const [mail] = await trade.mails().then((rows) => rows.filter(({ kind }) => kind === 'invoice-issued'));
    const { pdf } = (await withInvoicePdf(mail!.kind, mail!.payload)) as { pdf: { filename: string; base64: string } };
    expect(pdf.filename).toBe(`${inv.replaceAll('/', '-')}.pdf`);
    expect(Buffer.from(pdf.base64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('of each part adds up to the order by line and by tax', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3 })), { maxLength: 3 }),
        fc.integer({ min: 1, max: 29 }),
        async (cuts, qty) => {
          const order = await trade.placeOrder(qty);
          const left: [number, number] = [qty, 4];
          for (const cut of [...cuts, left.slice() as [number, number]]) {
            const parts = cut
              .map((want, index): PartOf => [index + 1, Math.min(want, left[index]!)])
              .filter(([, part]) => part > 0);
            if (parts.length === 0) continue;
            for (const [line, part] of parts) left[line - 1]! -= part;
            await trade.issueFor(order, parts);
          }
          if (left[0] + left[1] > 0)
            await trade.issueFor(
              order,
              left.flatMap((rest, at): PartOf[] => (rest ? [[at + 1, rest]] : [])),
            );
          const [sums] = await api.sql(
            `select bool_and(l.qty = b.qty and l.taxable_paise = b.taxable and l.cgst_paise = b.cgst
                and l.sgst_paise = b.sgst and l.igst_paise = b.igst) as same,
              (select total_paise from orders where id = $1) = (select sum(amount_paise - round_off_paise) from invoices where order_id = $1) as total
             from order_lines l join (select order_line_no, sum(v.qty) as qty, sum(v.taxable_paise) as taxable, sum(v.cgst_paise) as cgst,
                 sum(v.sgst_paise) as sgst, sum(v.igst_paise) as igst
               from invoice_lines v join invoices i on i.id = v.invoice_id where i.order_id = $1 group by 1) b on b.order_line_no = l.line_no
             where l.order_id = $1`,
            [order],
          );
          expect(sums).toEqual({ same: true, total: true });
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  it('includes the order’s freight (on the first invoice) and its discount (in shares)', async () => {
    const order = await trade.placeOrder(10);
    await api.sql(
      `update order_lines set discount_paise = 1001, taxable_paise = 122449, cgst_paise = 11020, sgst_paise = 11020,
         total_paise = 144489 where order_id = $1 and line_no = 1`,
      [order],
    );
    await api.sql(
      `insert into order_lines (order_id, line_no, company_id, kind, sku, name, unit, hsn, qty, price_paise, gst_rate_bp,
         taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       values ($1, 3, $2, 'freight', '', 'Freight', 'NOS', '996511', 1, 50000, 1800, 50000, 4500, 4500, 0, 59000)`,
      [order, trade.owner.company_id],
    );
    const first = await trade.invoiceOf((await trade.issueFor(order, [[1, 3]])).id);
    expect(first.lines).toMatchObject([
      { qty: 3, discount: 3 },
      { name: 'Freight', hsn: '996511', taxable: 500, total: 590 },
    ]);
    const second = await trade.invoiceOf(
      (
        await trade.issueFor(order, [
          [1, 7],
          [2, 4],
        ])
      ).id,
    );
    expect(second.lines).toMatchObject([{ qty: 7, discount: 7.01 }, { qty: 4 }]);
  });
});

describe('numbers', () => {
  const serials = async (series: string) =>
    (
      await api.sql<{ number: string }>(`select number from invoices where number like $1 order by number`, [
        `${series}/%`,
      ])
    ).map(({ number }) => Number(number.split('/')[2]));

  it('are consecutive, even if many are issued at the same time and others are refused', async () => {
    const shipments: number[] = [];
    const order = await trade.placeOrder(50);
    // Six of one order: the last one waits for the five others.
    for (let n = 0; n < 6; n++) shipments.push(await pack(trade.staff, order, [[1, 1]]));
    for (let n = 0; n < 6; n++) {
      const [row] = await api.sql<{ id: string }>(
        `with o as (insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
           subtotal_paise, tax_paise, shipping_paise, total_paise)
           select company_id, user_id, 'packed', ship_address_id, ship_label, ship_address, ship_state, 100, 0, 0, 100
           from orders where id = $1 returning *),
         l as (insert into order_lines (order_id, line_no, company_id, sku, name, unit, qty, packed_qty, price_paise, taxable_paise,
           cgst_paise, sgst_paise, igst_paise, total_paise)
           select id, 1, company_id, 'X', 'Bolt', 'NOS', 1, 1, 100, 100, 0, 0, 0, 100 from o returning *),
         s as (insert into shipments (company_id, order_id, status, created_by)
           select company_id, id, 'packed', user_id from o returning *),
         sl as (insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty)
           select s.id, s.order_id, 1, s.company_id, 1 from s)
         select id from s`,
        [order],
      );
      shipments.push(Number(row!.id));
    }
    // Each is requested twice: one of the two is refused and uses no number.
    const answers = await Promise.all([...shipments, ...shipments].map(trade.issue));
    const issued = answers.filter(({ status }) => status === 200);
    expect(issued.length).toBe(12);
    expect(answers.filter(({ status }) => status === 409).length).toBe(12);
    const given = await serials('PS');
    expect(given).toEqual(given.map((_, index) => index + 1));
  }, 60_000);

  it('have no gap if a batch is rolled back after assigning one', async () => {
    const before = await serials('PS');
    await expect(
      api.sql(`do $$ begin
        insert into invoices (company_id, order_id, number, status, date, due_date, bill_to_name, bill_to_address, place_of_supply,
          taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise)
        select company_id, id, next_invoice_number('PS', current_date), 'issued', current_date, current_date, '', '', '', 0, 0, 0, 0, 0, 0
        from orders limit 1;
        raise exception 'undone';
      end $$`),
    ).rejects.toThrow('undone');
    await trade.issueFor(await trade.placeOrder(), [[1, 1]]);
    const after = await serials('PS');
    expect(after).toEqual([...before, before.length + 1]);
  });

  it('have the format of contracts/invoice-number, for any date and serial', async () => {
    const series = fc.constantFrom(...Object.values(numberSeries));
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
      .map(dayInIndia);
    const rule = fc.asyncProperty(series, day, fc.integer({ min: 1, max: 9_999_999 }), async (series, day, serial) => {
      const year = financialYearOf(day).code;
      await api.sql(
        `insert into invoice_series (series, financial_year, last) values ($1, $2, $3)
         on conflict (series, financial_year) do update set last = excluded.last`,
        [series, year, serial - 1],
      );
      const [row] = await api.sql<{ number: string }>('select next_invoice_number($1, $2) as number', [series, day]);
      expect(row!.number).toBe(formatInvoiceNumber({ series, year, serial }));
    });
    // Always includes the change of the financial year.
    const examples: [NumberSeries, string, number][] = [
      ['PS', '2026-03-31', 1],
      ['PS', '2026-04-01', 1],
      ['PSC', '2099-04-01', 1_000_000],
    ];
    await fc.assert(rule, { numRuns: 200, examples });
  });
});
