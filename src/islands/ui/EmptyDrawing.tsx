/** What each empty place draws on a ground of 120 by 96: the lines, the one saffron detail, and its left edge. */
const drawings = {
  // An order form whose last row is still to be filled.
  orders: ['M26 8h68v80H26ZM36 20h30M26 32h68M26 46h68M26 60h68M44 32v42M26 74h68M52 39h32M52 53h24', 'M52 67h14', 25],
  // A sheet with lines to fill in and a question at its foot.
  rfqs: [
    'M26 8h52l16 16v64H26ZM78 8v16h16M38 36h30m8 0h6M38 48h30m8 0h6M38 60h18',
    'M72 66a6 6 0 1 1 8 5.6c-1.6.8-2 1.8-2 3.4m0 4v.5',
    25,
  ],
  // Its columns, and the sum at the foot.
  invoices: [
    'M26 8h68v80H26ZM36 18h22m-22 6h14M26 34h68M26 46h68M26 58h68M66 34v36M80 34v36M26 70h68',
    'M72 79h16',
    25,
  ],
  // A trolley, its load still to come.
  cart: [
    'M10 16h16l10 46h52M30 34h68l-8 28M36 62v12h50M44 80a6 6 0 1 0 .1 0M82 80a6 6 0 1 0 .1 0',
    'M54 12v14m-5-5 5 5 5-5',
    9,
  ],
  // A glass over part numbers.
  search: ['M14 20h46M14 34h30M14 48h26M14 62h30M14 76h40M76 24a24 24 0 1 0 .1 0M93 65l17 19', 'M68 48h16m-8-8v16', 13],
  // A bearing in front view with a star beside it.
  favourites: [
    'M50 18a34 34 0 1 0 .1 0M50 25a27 27 0 1 0 .1 0M50 33a19 19 0 1 0 .1 0M50 40a12 12 0 1 0 .1 0',
    'm100 8 3.7 7.8 8.3 1.1-6 6 1.4 8.5-7.4-4.2-7.4 4.2 1.4-8.5-6-6 8.3-1.1z',
    3,
  ],
  // A question and the place of its answer.
  tickets: ['M12 14h66v36H40L26 62V50H12ZM24 26h42M24 38h28M90 38h18v36H96v12L84 74H52V62', 'M64 62h20m8 0h4', 11],
  // A plant whose chimney is still to be drawn.
  companies: ['M10 88V46l24 14V46l24 14V46l24 14V18h18v70zM22 74h8m10 0h8m10 0h8m10 0h8M4 88h112', 'M91 6v6', 3],
  // An open carton with nothing in it.
  products: [
    'M18 36 60 24l42 12v36L60 88 18 74ZM18 36l42 14 42-14M60 50v38M18 36 6 28l42-13 12 9m42 12 12-8-42-13-12 9',
    'M70 70v8l8-2.5v-8z',
    5,
  ],
  // Two who work here, one seat free.
  people: [
    'M40 14a13 13 0 1 0 .1 0M16 88V64a24 18 0 0 1 48 0v24M6 88h108',
    'M86 30a10 10 0 1 0 .1 0M68 88V72a18 14 0 0 1 36 0v16',
    5,
  ],
  // A crate under way.
  shipments: [
    'M8 26h60v46H8ZM8 40h60M38 26v14M68 40h22l16 16v16H68ZM26 72a8 8 0 1 0 .1 0M88 72a8 8 0 1 0 .1 0',
    'M80 48h8l8 8H80Z',
    7,
  ],
  // A place that the sheet does not have.
  missing: ['M14 12h92v72H14ZM14 30h24M14 48h14M106 66H84M38 12v18', 'M46 34l28 28m0-28L46 62', 13],
} as const;

export type EmptyDrawingName = keyof typeof drawings;

/** The line drawing of an empty place; decoration, the words beside it say what is empty. */
export function EmptyDrawing({ of }: { of: EmptyDrawingName }) {
  const [lines, detail, left] = drawings[of];
  return (
    <svg viewBox={`${left} 0 ${120 - left} 96`}>
      <path d={lines} />
      <path className="detail" d={detail} />
    </svg>
  );
}
