import { describe, expect, it } from 'vitest';
import { describeAction, describeChanges, describeRecord, parseRecordQuery } from './audit-labels.ts';

describe('a search for a record', () => {
  it.each([
    ['RFQ-000012', { entity: 'rfqs', record: '12' }],
    ['tkt 7', { entity: 'tickets', record: '7' }],
    ['SHP-000003', { entity: 'shipments', record: '3' }],
    ['PS/2627/000118', { entity: 'invoices', record: 'ps/2627/000118' }],
    ['PSC/2627/000001', { entity: 'invoices', record: 'psc/2627/000001' }],
    ['QUO-000012/2', { entity: 'quotes', record: 'quo-000012/2' }],
    ['ENQ-7KQ2M4XP', { entity: 'rfq_submissions', record: 'enq-7kq2m4xp' }],
    ['Order 100042', { entity: 'orders', record: '100042' }],
    ['BRG-6205', { entity: undefined, record: 'brg-6205' }],
    ['#100042', { entity: undefined, record: '100042' }],
    [' 9 ', { entity: undefined, record: '9' }],
    ['BRG 6205-2RS', { entity: undefined, record: 'brg 6205-2rs' }],
    ['  ', { entity: undefined, record: null }],
    [null, { entity: undefined, record: null }],
  ])('for %j means %j', (words, meaning) => {
    expect(parseRecordQuery(words)).toEqual(meaning);
  });

  it('uses the chosen table', () => {
    expect(parseRecordQuery('TKT-000012', 'orders')).toEqual({ entity: 'orders', record: '12' });
  });
});

describe('a change', () => {
  it.each([
    ['credit_limit_paise', null, 12_345_600, 'Credit limit', null, '₹1,23,456.00'],
    ['gst_rate_bp', 1800, 1250, 'GST rate', '18%', '12.5%'],
    ['cgst_paise', 0, 900, 'CGST', '₹0.00', '₹9.00'],
    ['po_required', false, true, 'PO required', 'no', 'yes'],
    ['is_prospect', true, false, 'Prospect', 'yes', 'no'],
    ['deducts_tds', 'not known', 'yes', 'Deducts TDS', 'not known', 'yes'],
    ['email_in_use', null, false, 'Email already has an account', null, 'no'],
    ['cost_centre', null, 'MCH-02 Machine shop', 'Cost centre as ordered', null, 'MCH-02 Machine shop'],
    ['closed_at', null, '2026-11-21T12:35:00.1+00:00', 'Closed', null, '21 Nov 2026, 18:05 IST'],
    ['due_date', '2026-11-21', '2026-12-21', 'Due date', '21 Nov 2026', '21 Dec 2026'],
    ['name', '2026-99-99', '2026-11-21T99:99', 'Name', '2026-99-99', '2026-11-21T99:99'],
    ['lines', [], [{ qty: 2 }], 'Lines', null, 'qty: 2'],
    [
      'counter',
      null,
      [
        { line_no: 1, qty: null, price_paise: 8400 },
        { line_no: 2, qty: 40, price_paise: null },
      ],
      'Counter',
      null,
      'line: 1, price: ₹84.00; line: 2, qty: 40',
    ],
    [
      'attributes',
      { Bore: '25 mm' },
      { Bore: '25 mm', Seal: '2RS' },
      'Attributes',
      'Bore: 25 mm',
      'Bore: 25 mm, Seal: 2RS',
    ],
    ['password_hash', '…', '…', 'Password', null, 'changed'],
    ['name', '<b>', '', 'Name', '<b>', null],
  ])('of %s is shown as text', (column, was, is, field, before, after) => {
    expect(describeChanges({ [column]: [was, is] }, {})).toEqual([{ field, before, after }]);
  });

  it.each([
    ['created_by', 7, 9, 'Created by', 'Meera Iyer', '9'],
    ['ship_address_id', null, 4, 'Ship-to address', null, 'Main works, Bhiwadi'],
    ['rfq_id', null, 12, 'RFQ', null, 'RFQ-000012'],
    ['order_id', null, 100_042, 'Order', null, '100042'],
  ])('of %s shows the name of the record it refers to', (column, was, is, field, before, after) => {
    const names = { users: { 7: 'Meera Iyer' }, addresses: { 4: 'Main works, Bhiwadi' } };
    expect(describeChanges({ [column]: [was, is] }, names)).toEqual([{ field, before, after }]);
  });

  it('of a credit note shows no payment: its row is settled from the start', () => {
    const written = (kind: string) => describeChanges({ kind: [null, kind], status: [null, 'paid'] }, {});
    expect(written('credit note')).toEqual([{ field: 'Kind', before: null, after: 'credit note' }]);
    expect(written('invoice')).toContainEqual({ field: 'Status', before: null, after: 'paid' });
  });

  it('of a password is shown, except the first of a new account', () => {
    const fields = (changes: Record<string, [unknown, unknown]>) =>
      describeChanges({ ...changes, password_hash: ['…', '…'] }, {}).map(({ field }) => field);
    expect(fields({ email: [null, 'asha@x.example'] })).toEqual(['Email']);
    expect(fields({ email: ['asha@y.example', 'asha@x.example'] })).toEqual(['Email', 'Password']);
  });

  it('is truncated if long, and left out if it is a secret or empty', () => {
    const [long] = describeChanges({ message: [null, '📦'.repeat(400)] }, {});
    expect([...long!.after!]).toHaveLength(301);
    expect(describeChanges({ resume_key: [null, 'resumes/1'], token_hash: ['a', 'b'], phone: [null, ''] }, {})).toEqual(
      [],
    );
  });
});

describe('an action', () => {
  const password: Record<string, [unknown, unknown]> = { password_hash: ['…', '…'] };

  it.each<[string, string, string, Record<string, [unknown, unknown]>, string]>([
    ['insert', 'orders', '7', {}, 'added'],
    ['update', 'users', '7', {}, 'changed'],
    ['delete', 'products', '7', {}, 'deleted'],
    ['insert', 'users', '7', {}, 'invited'],
    ['invite', 'users', '7', {}, 'invited again'],
    ['link', 'users', '7', {}, 'sent a link to set a password to'],
    ['update', 'users', '7', password, 'gave a temporary password to'],
    ['delete', 'users', '7', password, 'deleted'],
    // The user's own.
    ['update', 'users', '3', password, 'changed'],
    ['merge', 'orders', '7', {}, 'merge'],
  ])('%s of %s %s is shown as text', (action, entity, entity_id, changes, words) => {
    expect(describeAction({ action, entity, entity_id, user_id: 3, changes })).toBe(words);
  });
});

describe('a record', () => {
  const names = { items: { 5: 'BRG-1 · Bearing' }, products: { 5: 'BRG-1 · Bearing' }, users: { 7: 'Meera Iyer' } };

  it.each<[string, string, Record<string, [unknown, unknown]>, string]>([
    ['orders', '100042', {}, 'Order 100042'],
    ['rfqs', '12', {}, 'RFQ-000012'],
    ['users', '7', {}, 'Account Meera Iyer'],
    ['users', '8', {}, 'Account 8'],
    ['item_images', '3', { item_id: [5, null] }, 'Item picture BRG-1 · Bearing'],
    ['price_list_lines', '3', { item_id: [5, null] }, 'List price BRG-1 · Bearing'],
    ['item_documents', '3', { title: ['Data sheet', null] }, 'Item document Data sheet'],
    ['product_imports', '3', { file_name: [null, 'list.csv'] }, 'Import list.csv'],
    ['hsn_rates', '3', { hsn: ['8482', null] }, 'GST rate for HSN 8482'],
    ['holidays', '3', { name: ['Holi', null] }, 'Holiday Holi'],
    ['delivery_zones', '3', { prefix: ['11', null] }, 'Delivery zone for PIN codes 11'],
    ['search_synonyms', '3', { typed: ['shoe', null] }, 'Synonyms of shoe'],
    ['some_table', '3', {}, 'some table 3'],
  ])('of %s %s is shown by its name', (entity, entity_id, changes, called) => {
    expect(describeRecord({ entity, entity_id, changes }, names)).toBe(called);
  });
});
