import { expect, test } from 'vitest';
import { closedReason, differences, newerVersion } from './quote-conflict.ts';
import { blankLine, type Draft } from './quote-draft.ts';

type Version = Parameters<typeof newerVersion>[1][number];
const version = (id: number, revision: number, status: Version['status'] = 'draft') =>
  ({ id, revision, status, code: `QUO-000001/${id}` }) as Version;
const mine = { id: 2, revision: 3 };

test.each([
  ['no one has saved anything', undefined, [], undefined],
  ['another user has saved a first draft', undefined, [version(2, 1)], 2],
  ['a version was sent before the first save here', undefined, [version(1, 4, 'sent')], undefined],
  ['the draft is the one saved here', mine, [version(2, 3)], undefined],
  ['the page was read before the draft was saved here', mine, [version(2, 2)], undefined],
  ['another user has saved the draft', mine, [version(2, 4)], 2],
  ['another user has sent the draft', mine, [version(2, 3, 'sent')], 2],
  ['another user has saved a draft of the next version', mine, [version(3, 1), version(2, 3, 'sent')], 3],
  ['the page was read before the first save here', mine, [version(1, 4, 'sent')], undefined],
])('the newer version when %s', (_, base, versions, id) => expect(newerVersion(base, versions)?.id).toBe(id));

test('no draft can follow a closed RFQ or an accepted quote', () => {
  expect(closedReason({ status: 'cancelled', versions: [] })).toBe('This RFQ is cancelled');
  expect(closedReason({ status: 'quoted', versions: [version(2, 1), version(1, 1, 'accepted')] })).toBe(
    'QUO-000001/1 is accepted',
  );
  expect(closedReason({ status: 'quoted', versions: [version(2, 1, 'sent')] })).toBeNull();
});

const draft: Draft = {
  ship_address_id: '1',
  valid_until: '2026-12-01',
  discount: '0',
  partial_ok: true,
  freight: '0',
  freight_gst_rate: '',
  terms: '',
  notes: '',
  files: [],
  lines: [],
};
const stud = { ...blankLine(), name: 'Stud', qty: '4', price: '90' };
const places = [{ id: 1, label: 'Plant', address: '', state: '', inter_state: false }];

test('two drafts differ in their values, not in how these were typed', () => {
  const typed = { ...draft, freight: '₹ 0', lines: [{ ...stud, price: 'Rs. 90', discount: '0 %' }] };
  expect(differences(typed, { ...draft, lines: [{ ...stud, key: 'theirs' }] }, places)).toEqual([]);
});

test('two drafts differ in their files by name: each version has its own number for the same file', () => {
  const withFiles = (...names: string[]) => ({ ...draft, files: names.map((name, id) => ({ id, name, size: 1 })) });
  expect(differences(withFiles('a.pdf'), { ...draft, files: [{ id: 9, name: 'a.pdf', size: 1 }] }, places)).toEqual([]);
  expect(differences(withFiles('a.pdf', 'b.pdf'), withFiles('a.pdf'), places)).toEqual([
    { label: 'Files', mine: 'a.pdf, b.pdf', theirs: 'a.pdf' },
  ]);
});

test('a line inserted in front is the only difference', () => {
  const more = { ...draft, notes: 'Soon', lines: [{ ...blankLine(), name: 'Nut' }, stud] };
  expect(differences(more, { ...draft, lines: [stud] }, places)).toEqual([
    { label: 'Lines', mine: '1. Nut, 1 NOS without a price, GST 18%', theirs: '' },
    { label: 'Note to the buyer', mine: 'Soon', theirs: '' },
  ]);
  expect(differences({ ...draft, lines: [stud, stud] }, { ...draft, lines: [stud] }, places)).toEqual([
    { label: 'Lines', mine: '2. Stud, 4 NOS at ₹90, GST 18%', theirs: '' },
  ]);
});
