import { expect, test } from 'vitest';
import type { QuoteLine } from '#contracts/quotes.ts';
import { PRICE_MISSING, QUOTE_DAY_PASSED, QUOTE_OF_NOTHING, type SaveQuote } from '#contracts/rfq-desk.ts';
import { blankLine, bodyOf } from './quote-draft.ts';
import { hasRareRate, questionsOf, sendFaults } from './quote-questions.ts';

type Typed = Partial<ReturnType<typeof blankLine>>;

function typed(lines: Typed[], valid_until = '2026-12-01', freight = '0'): SaveQuote {
  const whole = lines.map((line, at) => ({ ...blankLine(), rfq_line_no: at + 1, hsn: '7318', ...line }));
  return bodyOf({ ship_address_id: '1', valid_until, freight, terms: '', notes: '', lines: whole }, 1, undefined);
}

/** Version 1: line 1 at ₹ 87.75 × 400, line 2 at ₹ 50 × 10 less 5 %; the buyer asks for the first one's price and quantity. */
const sent = {
  ...{ version: 1, status: 'countered' as const },
  lines: [
    { line_no: 1, rfq_line_no: 1, kind: 'goods', price: 87.75, qty: 400, discount: 0 },
    { line_no: 2, rfq_line_no: 2, kind: 'goods', price: 50, qty: 10, discount: 25 },
  ] as QuoteLine[],
  counter: [
    { line_no: 1, price: 10_185, qty: 5 },
    { line_no: 2, price: 45, qty: null },
  ],
};
const draft = { version: 2, status: 'draft' as const, lines: sent.lines, counter: [] };
const asked = [
  { price: '10185', qty: '5' },
  { price: '45', qty: '10' },
];
const GRANTED = [
  'Line 1: ₹10,185.00 × 5, price and quantity as the buyer asked; version 1 had ₹87.75 × 400.',
  'Line 2: ₹45.00 × 10, price as the buyer asked; version 1 had ₹50.00 × 10 less ₹25.00.',
];

test.each([[[sent]], [[draft, sent]]])('what a counter-offer named and is granted is asked about', (versions) =>
  expect(questionsOf(typed(asked), versions)).toEqual(GRANTED),
);

test('lines in another order are known again, by the numbers of now', () => {
  const [first, second] = typed(asked).lines;
  const { lines: _, ...rest } = typed(asked);
  expect(questionsOf({ ...rest, lines: [second!, first!] }, [sent])).toEqual([
    GRANTED[1]!.replace('Line 2', 'Line 1'),
    GRANTED[0]!.replace('Line 1', 'Line 2'),
  ]);
});

test.each([
  [
    'neither figure is the counter-offer’s',
    [
      { price: '9000', qty: '400' },
      { price: '47', qty: '10' },
    ],
    [sent],
  ],
  [
    'the version before had them',
    [{ price: '87.75', qty: '400' }],
    [{ ...sent, counter: [{ line_no: 1, price: 87.75, qty: 400 }] }],
  ],
  ['a version after it was sent', asked, [{ ...sent, version: 2, counter: [] }, sent]],
  ['there is no version yet', asked, []],
])('nothing of a counter-offer is asked where %s', (_, lines, versions) =>
  expect(questionsOf(typed(lines), versions)).toEqual([]),
);

/** Version 1 again, with freight at ₹ 800, and the buyer names another sum for it. */
const carried = (counter: (typeof sent)['counter']) => ({
  ...sent,
  lines: [...sent.lines, { line_no: 3, rfq_line_no: null, kind: 'freight', price: 800, qty: 1 } as QuoteLine],
  counter,
});
const freightAsked = carried([{ line_no: 3, price: 650, qty: null }] as never);
const FREE = 'Freight comes to ₹ 0: the buyer gets it free of charge; version 1 had ₹800.00.';

test.each([
  ['as the buyer asked', '650', freightAsked, ['Freight: ₹650.00, as the buyer asked; version 1 had ₹800.00.']],
  ['another sum than the buyer asked', '700', freightAsked, []],
  ['as before, against what the buyer asked', '800', freightAsked, []],
  ['as before, and the buyer asked nothing', '800', carried([]), []],
  ['less, though nobody asked', '500', carried([]), []],
  ['nothing, though the buyer asked for less only', '0', freightAsked, [FREE]],
  ['nothing, though nobody asked', '', carried([]), [FREE]],
  ['nothing, as before', '0', sent, []],
  ['something for the first time', '300', sent, []],
])('freight that is %s is asked about or not', (_, freight, version, questions) =>
  expect(questionsOf(typed([{ price: '87.75', qty: '400' }], '2026-12-01', freight), [version])).toEqual(questions),
);

test.each([
  ['the house’s own rates', ['0', '0.25', '18 %', '40'], false],
  ['no rate', [''], false],
  ['a rate of before 22-09-2025', ['18', '12'], true],
])('%s are the server’s to judge or not', (_, rates, rare) =>
  expect(hasRareRate(typed(rates.map((gst_rate) => ({ price: '1', gst_rate }))))).toBe(rare),
);

test('what is free is asked about before what the invoice would lack', () =>
  expect(questionsOf(typed([{ price: '10', hsn: '' }, { price: '0' }, { price: '10', discount: '100' }]), [])).toEqual([
    'Line 2 comes to ₹ 0: the buyer gets it free of charge.',
    'Line 3 comes to ₹ 0: the buyer gets it free of charge.',
    'Line 1 has no HSN code.',
  ]));

test.each([
  [
    'all of it for nothing',
    typed([{ price: '0' }, { price: '5', discount: '100' }]),
    { 'lines.0.price': QUOTE_OF_NOTHING },
  ],
  ['one line free', typed([{ price: '0' }, { price: '5' }]), {}],
  ['nothing but freight', typed([{ price: '0' }], '2026-12-01', '500'), {}],
  ['one line without a price', typed([{ price: '0' }, { price: '' }]), { 'lines.1.price': PRICE_MISSING }],
  [
    'lines without a price',
    typed([{ price: '5' }, {}, { price: '5' }, {}, {}]),
    { 'lines.1.price': `${PRICE_MISSING} 2 more lines have none yet.` },
  ],
  ['yesterday', typed([{ price: '5' }], '2026-11-21'), { valid_until: QUOTE_DAY_PASSED }],
  ['today', typed([{ price: '5' }], '2026-11-22'), {}],
  ['no day', typed([{ price: '5' }], ''), {}],
])('%s may be sent or not', (_, body, faults) => expect(sendFaults(body, '2026-11-22')).toEqual(faults));
