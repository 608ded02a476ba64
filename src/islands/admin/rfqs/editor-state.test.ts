import { expect, test } from 'vitest';
import type { AdminRfqDetail } from '#contracts/quotes/admin.ts';
import { type EditorAction, type EditorState, initialState, reduce } from './editor-state.ts';
import { blankLine } from './quote-draft.ts';

const rfq = { versions: [], lines: [], addresses: [], products: [], ship_to: null } as unknown as AdminRfqDetail;
const stored = { id: 7, revision: 2, total: 100 };
const after = (...actions: EditorAction[]): EditorState => actions.reduce(reduce, initialState(rfq, stored, {}));

test('an edit is unsaved until it is saved', () => {
  const edited = after({ type: 'edit', fields: { notes: 'Soon' } });
  expect(edited.values).not.toBe(edited.savedValues);
  const saved = reduce(edited, { type: 'save', values: edited.values, base: { ...stored, revision: 3 } });
  expect(saved.values).toBe(saved.savedValues);
  expect(saved.base).toMatchObject({ revision: 3 });
});

test('a field edited while the draft is being saved stays unsaved', () => {
  const sent = after({ type: 'edit', fields: { notes: 'Soon' } });
  const edited = reduce(sent, { type: 'edit', fields: { notes: 'Sooner' } });
  const saved = reduce(edited, { type: 'save', values: sent.values, base: stored });
  expect(saved.values).not.toBe(saved.savedValues);
});

test('a file that arrives after other edits is added to those of that moment', () => {
  const [one, two] = [1, 2].map((id) => ({ id, name: `${id}.pdf`, size: 1 }));
  const state = after(
    { type: 'editFiles', next: () => [one!] },
    { type: 'edit', fields: { notes: 'Soon' } },
    { type: 'validate', errors: { files: 'Gone.', freight: 'Enter ₹0 or more.' } },
    { type: 'editFiles', next: (now) => [...now, two!] },
  );
  expect(state.values).toMatchObject({ notes: 'Soon', files: [one, two] });
  expect(state.errors).toEqual({ freight: 'Enter ₹0 or more.' });
});

test('warnings are shown only for the values that were checked', () => {
  const checked = after({ type: 'start', busy: 'check' });
  const warn: EditorAction = { type: 'warn', warnings: ['Line 1 has no HSN code.'], values: checked.values };
  expect(reduce(checked, warn).warnings).toEqual(['Line 1 has no HSN code.']);
  const edited = reduce(checked, { type: 'edit', fields: { freight: '10' } });
  expect(reduce(edited, warn).warnings).toEqual([]);
  expect(reduce(reduce(checked, warn), { type: 'edit', fields: { freight: '10' } }).warnings).toEqual([]);
});

test('a removed line takes its errors with it', () => {
  const state = after(
    { type: 'addLine', line: { ...blankLine(), name: 'Stud' } },
    { type: 'addLine', line: { ...blankLine(), name: 'Nut' } },
    { type: 'validate', errors: { 'lines.0.price': 'Enter the price.', 'lines.1.qty': 'Enter a quantity.' } },
    { type: 'removeLine', index: 0 },
  );
  expect(state.values.lines.map(({ name }) => name)).toEqual(['Nut']);
  expect(state.errors).toEqual({ 'lines.0.qty': 'Enter a quantity.' });
});

const line = (name: string, fields: object = {}) => ({ ...blankLine(), name, ...fields });
const names = ({ values }: EditorState) => values.lines.map(({ name }) => name);

test('a price of the catalogue follows the quantity, and a typed one stays', () => {
  const breaks = [
    { qty: 10, price: 167.4 },
    { qty: 50, price: 158.4 },
  ];
  const stocked = { stock: 40, unit: 'NOS', cost: null, cost_per: 1, price: 180, price_per: 1, price_breaks: breaks };
  const bearing = line('Bearing', { qty: '5', price: '180', stocked });
  const edit = (fields: object): EditorAction => ({ type: 'editLine', index: 0, fields });
  const priceAfter = (...edits: object[]) =>
    after({ type: 'addLine', line: bearing }, ...edits.map(edit)).values.lines[0]!.price;
  expect(priceAfter({ qty: '25' })).toBe('167.4');
  expect(priceAfter({ qty: '25' }, { qty: '60' }, { qty: '6' })).toBe('180');
  expect(priceAfter({ price: '175' }, { qty: '60' })).toBe('175');
  expect(priceAfter({ unit: 'BOX' }, { qty: '60' })).toBe('180');
});

test('pasted rows are added below their line, in place of a blank one, and at the end if it is gone', () => {
  const [stud, empty] = [line('Stud'), line('')];
  const rows = (after: string): EditorAction => ({ type: 'insertLines', after, lines: [line('Nut'), line('Washer')] });
  const start = after(
    { type: 'addLine', line: stud },
    { type: 'addLine', line: empty },
    { type: 'addLine', line: line('Pin') },
  );
  expect(names(reduce(start, rows(stud.key)))).toEqual(['Stud', 'Nut', 'Washer', '', 'Pin']);
  expect(names(reduce(start, rows(empty.key)))).toEqual(['Stud', 'Nut', 'Washer', 'Pin']);
  expect(names(reduce(start, rows('gone')))).toEqual(['Stud', '', 'Pin', 'Nut', 'Washer']);
});

test('pasted cells fill the lines from one on, and new ones for what is left', () => {
  const start = after({ type: 'addLine', line: line('Stud') }, { type: 'addLine', line: line('Nut') });
  const { values } = reduce(start, { type: 'fillLines', index: 1, fields: [{ price: '5' }, { price: '7' }] });
  expect(values.lines.map(({ name, price }) => [name, price])).toEqual([
    ['Stud', ''],
    ['Nut', '5'],
    ['', '7'],
  ]);
});

test('a product fills its line, but not a price that was typed, nor a line whose SKU was changed meanwhile', () => {
  const typed = line('', { sku: 'BRG', price: '90' });
  const fields = { product_id: 7, name: 'Bearing', price: '100', price_per: '100' };
  const start = after({ type: 'addLine', line: typed });
  const filled = reduce(start, { type: 'fillProduct', key: typed.key, sku: 'BRG', fields });
  expect(filled.values.lines).toMatchObject([{ product_id: 7, name: 'Bearing', price: '90', price_per: '1' }]);
  expect(reduce(start, { type: 'fillProduct', key: typed.key, sku: 'SEAL', fields })).toBe(start);
  expect(reduce(filled, { type: 'fillProduct', key: typed.key, sku: 'BRG', fields })).toBe(filled);
});

test('all that a counter-offer asks for is taken over at once', () => {
  const asked = line('Stud', { price: '90', qty: '4', discount: '5', wish: { price: 80, qty: null } });
  const state = after(
    { type: 'addLine', line: asked },
    { type: 'addLine', line: line('Nut', { qty: '9', wish: { price: null, qty: 7 } }) },
    { type: 'takeOverAll' },
  );
  expect(state.values.lines).toMatchObject([
    { price: '80', qty: '4', discount: '0' },
    { qty: '7', discount: '0' },
  ]);
});

test('edits kept from an ended session count as unsaved, and as possibly outdated', () => {
  const { values } = after({ type: 'edit', fields: { notes: 'Kept' } });
  const state = initialState(rfq, stored, { values, base: { ...stored, revision: 1 } });
  expect(state).toMatchObject({ isReread: true, base: { revision: 1 } });
  expect(state.values).not.toBe(state.savedValues);
});

test('loading the other version discards the edits and their errors', () => {
  const { values } = after();
  const state = after(
    { type: 'edit', fields: { notes: 'Mine' } },
    { type: 'validate', errors: { freight: 'Enter ₹0 or more.' } },
    { type: 'refuse', failure: 'Another user was first.' },
    { type: 'reread' },
    { type: 'load', values, base: undefined },
  );
  expect(state).toMatchObject({ values, savedValues: values, base: undefined, errors: {}, failure: null });
  expect(state.isReread).toBe(false);
});
