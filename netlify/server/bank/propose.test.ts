import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facts, type OpenInvoice, proposeMatches } from './propose.ts';

const invoice = (id: number, rupees: number, more: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ id, company_id: 1, number: `PS/2627/00000${id}`, open_paise: rupees * 118, taxable_paise: rupees * 100 },
  ...{ whole: true, ...more },
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  ...{ receipts: [], advices: [], payers: [], numbered: [], invoices: [], without_tds: [], ...more },
});
const one = (amount_paise: number, given: Partial<Facts>) =>
  proposeMatches([{ id: 7, amount_paise }], facts(given)).get(7);
const named = [{ line_id: 7, company_id: 1, by: 'name' as const }];

describe('a proposal', () => {
  it('links a receipt with the same UTR and amount, and books nothing', () => {
    const receipts = [{ line_id: 7, id: 5, number: 'PSR/2627/000005', company_id: 1, amount_paise: 1000 }];
    expect(one(1000, { receipts, payers: named, invoices: [invoice(1, 10)] })).toEqual({
      ...{ company_id: 1, reason: 'UTR of PSR/2627/000005', sure: true, tds_paise: 0, allocations: [] },
      advice_id: null,
      receipt: { id: 5, number: 'PSR/2627/000005' },
    });
    // Another amount under the same UTR: booking it would count the transfer twice.
    expect(one(1180, { receipts, payers: named, invoices: [invoice(1, 10)] })).toBeNull();
  });

  it.each<{
    name: string;
    paise: number;
    given: Partial<Facts>;
    reason: string;
    sure: boolean;
    takes: number[][];
    tds?: number;
  }>([
    {
      name: 'number and amount',
      paise: 1180,
      given: { numbered: [{ line_id: 7, invoice_id: 1 }], invoices: [invoice(1, 10)] },
      ...{ reason: 'Number and amount of PS/2627/000001', sure: true, takes: [[1, 1180]] },
    },
    {
      name: 'number, short payment',
      paise: 1000,
      given: { numbered: [{ line_id: 7, invoice_id: 1 }], invoices: [invoice(1, 10)] },
      ...{ reason: 'Number of PS/2627/000001', sure: false, takes: [[1, 1000]] },
    },
    {
      name: 'number, the rest stays on account',
      paise: 2000,
      given: { numbered: [{ line_id: 7, invoice_id: 1 }], invoices: [invoice(1, 10), invoice(2, 20)] },
      ...{ reason: 'Number of PS/2627/000001', sure: false, takes: [[1, 1180]] },
    },
    {
      name: 'name and amount of a later invoice',
      paise: 2360,
      given: { payers: named, invoices: [invoice(1, 10), invoice(2, 20)] },
      ...{ reason: 'Name and amount of PS/2627/000002', sure: true, takes: [[2, 2360]] },
    },
    {
      name: 'name and the sum of the oldest',
      paise: 3540,
      given: { payers: named, invoices: [invoice(1, 10), invoice(2, 20), invoice(3, 99)] },
      ...{ reason: 'Name and amount of the 2 oldest invoices', sure: true },
      takes: [
        [1, 1180],
        [2, 2360],
      ],
    },
    {
      name: 'name and the sum less TDS, rounded to the rupee',
      paise: 118_000_000 + 236_000_000 - 300_000,
      given: { payers: named, invoices: [invoice(1, 1_000_000), invoice(2, 2_000_000)] },
      ...{ reason: 'Name and amount of the 2 oldest invoices', sure: true, tds: 300_000 },
      takes: [
        [1, 118_000_000],
        [2, 236_000_000],
      ],
    },
    {
      name: 'name only: the oldest first',
      paise: 2000,
      given: { payers: named, invoices: [invoice(1, 10), invoice(2, 20)] },
      ...{ reason: 'Name', sure: false },
      takes: [
        [1, 1180],
        [2, 820],
      ],
    },
    {
      name: 'name only, nothing is due: an advance',
      paise: 2000,
      given: { payers: named },
      ...{ reason: 'Name', sure: false, takes: [] },
    },
    {
      name: 'the payer of an earlier line goes before a similar name',
      paise: 500,
      given: {
        payers: [{ line_id: 7, company_id: 2, by: 'payer' }, ...named],
        invoices: [invoice(1, 5, { company_id: 2 })],
      },
      ...{ reason: 'Paid under this name before', sure: false, takes: [[1, 500]] },
    },
    {
      name: 'the amount alone, of one invoice of all companies',
      paise: 1180,
      given: { invoices: [invoice(1, 10), invoice(2, 20, { company_id: 2 })] },
      ...{ reason: 'Amount of PS/2627/000001', sure: false, takes: [[1, 1180]] },
    },
  ])('$name', ({ paise, given, reason, sure, takes, tds = 0 }) => {
    const proposal = one(paise, given);
    expect(proposal).toMatchObject({ reason, sure, tds_paise: tds, receipt: null });
    expect(proposal!.allocations.map(({ invoice_id, amount_paise }) => [invoice_id, amount_paise])).toEqual(takes);
  });

  it.each<{ name: string; paise: number; given: Partial<Facts> }>([
    { name: 'nothing agrees', paise: 999, given: { invoices: [invoice(1, 10)] } },
    {
      name: 'two invoices have the amount',
      paise: 1180,
      given: { invoices: [invoice(1, 10), invoice(2, 10, { company_id: 2 })] },
    },
    {
      name: 'the numbers are of two companies',
      paise: 9999,
      given: {
        numbered: [1, 2].map((invoice_id) => ({ line_id: 7, invoice_id })),
        invoices: [invoice(1, 10), invoice(2, 10, { company_id: 2 })],
      },
    },
    {
      name: 'two companies have the name',
      paise: 99,
      given: { payers: [...named, { line_id: 7, company_id: 2, by: 'name' }], invoices: [invoice(1, 10)] },
    },
  ])('is none if $name', ({ paise, given }) => {
    expect(one(paise, given)).toBeNull();
  });

  it('takes no TDS of a company that does not deduct, nor of an invoice that is partly paid', () => {
    const net = 118_000 - 100;
    const whole = invoice(1, 1000);
    expect(one(net, { payers: named, invoices: [whole] })).toMatchObject({ sure: true, tds_paise: 100 });
    expect(one(net, { payers: named, invoices: [whole], without_tds: [1] })).toMatchObject({
      sure: false,
      tds_paise: 0,
    });
    expect(one(net, { payers: named, invoices: [{ ...whole, whole: false }] })).toMatchObject({ tds_paise: 0 });
  });

  describe('by a payment advice', () => {
    const advice = (more: Partial<Facts['advices'][number]> = {}) => ({
      ...{
        line_id: 7,
        by: 'reference' as const,
        id: 3,
        company_id: 1,
        reference: 'UTR1',
        amount_paise: 2000,
        tds_paise: 0,
      },
      ...{ lines: [{ invoice_id: 2, amount_paise: 2000 }], ...more },
    });
    const invoices = [invoice(1, 10), invoice(2, 20)];

    it('takes its invoices and TDS if the UTR and the amount agree, before what else the line names', () => {
      const advices = [advice({ tds_paise: 360, lines: [{ invoice_id: 2, amount_paise: 2360 }] })];
      const numbered = [{ line_id: 7, invoice_id: 1 }];
      expect(one(2000, { advices, numbered, payers: named, invoices })).toEqual({
        ...{ company_id: 1, advice_id: 3, receipt: null, sure: true, reason: 'UTR and amount of a payment advice' },
        ...{ tds_paise: 360, allocations: [{ invoice_id: 2, amount_paise: 2360 }] },
      });
    });

    it('is to be checked if only the UTR agrees, and then takes no more than the bank has', () => {
      expect(one(1500, { advices: [advice({ tds_paise: 100 })], invoices })).toMatchObject({
        ...{ advice_id: 3, sure: false, reason: 'UTR of a payment advice', tds_paise: 0 },
        allocations: [{ invoice_id: 2, amount_paise: 1500 }],
      });
    });

    it('is sure if the payer and the amount agree, and to be checked by its amount alone', () => {
      const advices = [advice({ by: 'amount' })];
      expect(one(2000, { advices, payers: named, invoices })).toMatchObject({ advice_id: 3, sure: true });
      expect(one(2000, { advices, invoices })).toMatchObject({ advice_id: 3, sure: false });
      // Two companies advised the amount.
      expect(one(2000, { advices: [...advices, advice({ by: 'amount', id: 4, company_id: 2 })] })).toBeNull();
    });

    it('takes what is still due, and is given to one line', () => {
      const open = [invoice(1, 10), invoice(2, 20, { open_paise: 500 })];
      expect(one(2000, { advices: [advice()], invoices: open })!.allocations).toEqual([
        { invoice_id: 2, amount_paise: 500 },
      ]);
      const lines = [7, 8].map((id) => ({ id, amount_paise: 2000 }));
      const advices = [advice(), advice({ line_id: 8 })];
      const proposals = proposeMatches(lines, facts({ advices, invoices }));
      expect([7, 8].map((id) => proposals.get(id)?.advice_id)).toEqual([3, undefined]);
    });

    it('gives way to a receipt with the UTR', () => {
      const receipts = [{ line_id: 7, id: 5, number: 'PSR/2627/000005', company_id: 1, amount_paise: 2000 }];
      expect(one(2000, { advices: [advice()], receipts, invoices })).toMatchObject({
        advice_id: null,
        receipt: { id: 5 },
      });
    });
  });

  it('is given to one of two equal lines; the next takes what is left', () => {
    const lines = [7, 8].map((id) => ({ id, amount_paise: 1180 }));
    const payers = [7, 8].map((line_id) => ({ line_id, company_id: 1, by: 'name' as const }));
    const proposals = proposeMatches(lines, facts({ payers, invoices: [invoice(1, 10), invoice(2, 10)] }));
    expect([7, 8].map((id) => proposals.get(id)!.allocations[0]!.invoice_id)).toEqual([1, 2]);
  });
});

const amounts = fc.integer({ min: 1, max: 500_000 });
const anyInvoice = fc.record({ open: amounts, company_id: fc.integer({ min: 1, max: 3 }), whole: fc.boolean() });
const anyCase = fc.record({
  amounts: fc.array(amounts, { minLength: 1, maxLength: 6 }),
  invoices: fc.array(anyInvoice, { maxLength: 12 }),
  links: fc.array(
    fc.tuple(fc.nat(5), fc.nat(11), fc.constantFrom('payer', 'name', 'number', 'receipt', 'advice', 'exact')),
    {
      maxLength: 20,
    },
  ),
  without_tds: fc.subarray([1, 2, 3]),
});

it('the proposals of a page never exceed a line with its TDS, nor what is open on an invoice, nor mix companies', () => {
  fc.assert(
    fc.property(anyCase, ({ amounts: paise, invoices: drawn, links, without_tds }) => {
      const invoices = drawn.map(({ open, company_id, whole }, at) => ({
        ...{ id: at + 1, company_id, number: `N${at}`, open_paise: open, whole },
        taxable_paise: Math.floor((open * 100) / 118),
      }));
      const lines = paise.map((amount_paise, id) => ({ id, amount_paise }));
      const given = facts({ invoices, without_tds });
      for (const [line_id, at, kind] of links) {
        const [line, found] = [lines[line_id], invoices[at]];
        if (!line || !found) continue;
        if (kind === 'exact') line.amount_paise = found.open_paise;
        else if (kind === 'number') given.numbered.push({ line_id, invoice_id: found.id });
        else if (kind === 'advice') {
          const by = at % 2 === 0 ? ('reference' as const) : ('amount' as const);
          given.advices.push({
            ...{ line_id, by, id: at, company_id: found.company_id, reference: 'U', amount_paise: line.amount_paise },
            ...{ tds_paise: 0, lines: [{ invoice_id: found.id, amount_paise: found.open_paise + 1 }] },
          });
        } else if (kind === 'receipt') {
          const { company_id } = found;
          given.receipts.push({ line_id, id: at, number: `R${at}`, company_id, amount_paise: line.amount_paise });
        } else given.payers.push({ line_id, company_id: found.company_id, by: kind });
      }
      const proposals = proposeMatches(lines, given);
      const taken = new Map<number, number>();
      for (const line of lines) {
        const proposal = proposals.get(line.id);
        if (!proposal) continue;
        const total = proposal.allocations.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
        expect(total).toBeLessThanOrEqual(line.amount_paise + proposal.tds_paise);
        expect(proposal.tds_paise).toBeLessThanOrEqual(Math.ceil(total / 1000 / 100) * 100);
        if (proposal.receipt) expect(proposal.allocations).toEqual([]);
        for (const { invoice_id, amount_paise } of proposal.allocations) {
          expect(amount_paise).toBeGreaterThan(0);
          expect(invoices[invoice_id - 1]!.company_id).toBe(proposal.company_id);
          taken.set(invoice_id, (taken.get(invoice_id) ?? 0) + amount_paise);
        }
      }
      for (const [id, sum] of taken) expect(sum).toBeLessThanOrEqual(invoices[id - 1]!.open_paise);
    }),
    { numRuns: 1000 },
  );
});
