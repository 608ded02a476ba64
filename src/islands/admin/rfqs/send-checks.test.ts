import { expect, test } from 'vitest';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import {
  PRICE_MISSING,
  QUOTE_VALIDITY_PASSED,
  RATE_MISSING,
  ZERO_QUOTE,
  type SaveQuote,
} from '#contracts/quotes/admin.ts';
import { blankLine, bodyOf } from './quote-draft.ts';
import { hasUnusualRate, sendWarnings, sendErrors } from './send-checks.ts';

type Typed = Partial<ReturnType<typeof blankLine>>;

function typed(lines: Typed[], valid_until = '2026-12-01', freight = '0'): SaveQuote {
  const whole = lines.map((line, at) => ({ ...blankLine(), rfq_line_no: at + 1, hsn: '7318', ...line }));
  return bodyOf(
    {
      ...{ ship_address_id: '1', valid_until, discount: '', partial_ok: true, freight, freight_gst_rate: '' },
      ...{ terms: '', notes: '', files: [], lines: whole },
    },
    1,
    undefined,
  );
}

/** Version 1: line 1 at ₹87.75 × 400, line 2 at ₹50 × 10 less 5%. The buyer asks for other figures on both. */
const sent = {
  ...{ version: 1, status: 'countered' as const },
  lines: [
    { line_no: 1, rfq_line_no: 1, kind: 'goods', price: 87.75, price_per: 1, qty: 400, discount: 0 },
    { line_no: 2, rfq_line_no: 2, kind: 'goods', price: 50, price_per: 1, qty: 10, discount: 25 },
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
const ACCEPTED = [
  'Line 1: ₹10,185.00 × 5, price and quantity as requested; version 1 had ₹87.75 × 400.',
  'Line 2: ₹45.00 × 10, price as requested; version 1 had ₹50.00 × 10 less ₹25.00.',
];

test.each([[[sent]], [[draft, sent]]])('figures taken over from a counter-offer are warned about', (versions) =>
  expect(sendWarnings(typed(asked), versions)).toEqual(ACCEPTED),
);

test('reordered lines are matched, and named by their current numbers', () => {
  const [first, second] = typed(asked).lines;
  const { lines: _, ...rest } = typed(asked);
  expect(sendWarnings({ ...rest, lines: [second!, first!] }, [sent])).toEqual([
    ACCEPTED[1]!.replace('Line 2', 'Line 1'),
    ACCEPTED[0]!.replace('Line 1', 'Line 2'),
  ]);
});

test.each([
  [
    'neither figure is from the counter-offer',
    [
      { price: '9000', qty: '400' },
      { price: '47', qty: '10' },
    ],
    [sent],
  ],
  [
    'the earlier version had the same figures',
    [{ price: '87.75', qty: '400' }],
    [{ ...sent, counter: [{ line_no: 1, price: 87.75, qty: 400 }] }],
  ],
  ['a later version was sent', asked, [{ ...sent, version: 2, counter: [] }, sent]],
  ['there is no version yet', asked, []],
])('there is no warning about a counter-offer if %s', (_, lines, versions) =>
  expect(sendWarnings(typed(lines), versions)).toEqual([]),
);

/** Version 1 with freight at ₹800. */
const withFreight = (counter: (typeof sent)['counter']) => ({
  ...sent,
  lines: [...sent.lines, { line_no: 3, rfq_line_no: null, kind: 'freight', price: 800, qty: 1 } as QuoteLine],
  counter,
});
const freightAsked = withFreight([{ line_no: 3, price: 650, qty: null }] as never);
const FREE = 'Freight is ₹0: the buyer gets it free of charge; version 1 had ₹800.00.';

test.each([
  ['as requested', '650', freightAsked, ['Freight: ₹650.00, as requested; version 1 had ₹800.00.']],
  ['other than requested', '700', freightAsked, []],
  ['unchanged despite the request', '800', freightAsked, []],
  ['unchanged without a request', '800', withFreight([]), []],
  ['less without a request', '500', withFreight([]), []],
  ['waived, though only less was requested', '0', freightAsked, [FREE]],
  ['waived without a request', '', withFreight([]), [FREE]],
  ['free as before', '0', sent, []],
  ['charged for the first time', '300', sent, []],
])('the warning for freight that is %s', (_, freight, version, warnings) =>
  expect(sendWarnings(typed([{ price: '87.75', qty: '400' }], '2026-12-01', freight), [version])).toEqual(warnings),
);

test.each([
  ['usual rates', ['0', '0.25', '18 %', '40'], false],
  ['no rate', [''], false],
  ['a rate from before 22-09-2025', ['18', '12'], true],
])('whether %s must be checked by the server', (_, rates, isUnusual) =>
  expect(hasUnusualRate(typed(rates.map((gst_rate) => ({ price: '1', gst_rate }))))).toBe(isUnusual),
);

test('free lines are warned about before what the invoice would lack', () =>
  expect(sendWarnings(typed([{ price: '10', hsn: '' }, { price: '0' }, { price: '10', discount: '100' }]), [])).toEqual(
    [
      'Line 2 comes to ₹0: the buyer gets it free of charge.',
      'Line 3 comes to ₹0: the buyer gets it free of charge.',
      'Line 1 has no HSN code.',
    ],
  ));

test.each([
  ['everything free', typed([{ price: '0' }, { price: '5', discount: '100' }]), { 'lines.0.price': ZERO_QUOTE }],
  ['one line free', typed([{ price: '0' }, { price: '5' }]), {}],
  [
    'without a GST rate',
    typed([
      { price: '10', gst_rate: '' },
      { price: '10', gst_rate: '' },
    ]),
    { 'lines.0.gst_rate': `${RATE_MISSING} 1 more line has no GST rate.` },
  ],
  ['freight only', typed([{ price: '0' }], '2026-12-01', '500'), {}],
  ['one line without a price', typed([{ price: '0' }, { price: '' }]), { 'lines.1.price': PRICE_MISSING }],
  [
    'lines without a price',
    typed([{ price: '5' }, {}, { price: '5' }, {}, {}]),
    { 'lines.1.price': `${PRICE_MISSING} 2 more lines have no price.` },
  ],
  ['valid until yesterday', typed([{ price: '5' }], '2026-11-21'), { valid_until: QUOTE_VALIDITY_PASSED }],
  ['valid until today', typed([{ price: '5' }], '2026-11-22'), {}],
  ['no validity', typed([{ price: '5' }], ''), {}],
])('errors of a quote with %s', (_, body, errors) => expect(sendErrors(body, '2026-11-22')).toEqual(errors));
