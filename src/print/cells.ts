import { formatDay } from './amounts.ts';
import { partLabel } from './furniture.ts';
import { FIELD, FIELD_WIDTH, LINE_STRONG } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { figures, form, formStrong, small } from './styles.ts';
import type { Run, Style } from './text.ts';
import type { Party } from './trade.ts';
import { GST_STATES } from '#contracts/fields/gst-states.ts';

/** A cell of a title block: its label and its text. */
export interface Cell {
  name: string;
  text: Run[];
  /** Share of the row's width; 1 if absent. */
  share?: number;
}

const PAD = 7;
const LABEL = 13;

/**
 * A ruled block of cells, like the title block of a drawing. A row is never split over two pages. With `end`, a row is placed
 * above that height, for a cover.
 */
export function cells(sheet: Sheet, rows: Cell[][], { end }: { end?: number } = {}): void {
  for (const row of rows) {
    const shares = row.reduce((sum, { share = 1 }) => sum + share, 0);
    const widths = row.map(({ share = 1 }) => (FIELD_WIDTH * share) / shares);
    const texts = row.map(({ text }, index) => sheet.breakLines(text, widths[index]! - 2 * PAD));
    const heights = texts.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0));
    const height = Math.max(...heights) + LABEL + PAD - 1;
    if (end === undefined) sheet.ensure(height);
    else sheet.y = end - height;
    let x = FIELD.left;
    row.forEach(({ name }, index) => {
      drawCell(sheet, x, { width: widths[index]!, height });
      sheet.group('P', () =>
        sheet.ink(() => {
          partLabel(sheet, name, x + PAD, sheet.y + 4);
          sheet.lines(texts[index]!, x + PAD, sheet.y + LABEL);
        }),
      );
      x += widths[index]!;
    });
    sheet.y += height;
  }
}

function drawCell(sheet: Sheet, x: number, { width, height }: { width: number; height: number }): void {
  sheet.decorate(() => {
    sheet.doc.lineWidth(0.5).strokeColor(LINE_STRONG).rect(x, sheet.y, width, height).stroke();
  });
}

/** A cell with one text. */
export const cell = (name: string, text: string, style: Style = form): Cell => ({ name, text: [{ text, style }] });

/** A cell with a number or a day. */
export const figureCell = (name: string, text: string): Cell => cell(name, text, figures);

/** The buyer's purchase order: `AFG/26-27/0881 of 12 Nov 2026`. */
export const poCell = ({ po_number, po_date }: { po_number: string | null; po_date: string | null }): Cell =>
  figureCell('PO number', po_number ? `${po_number}${po_date ? ` of ${formatDay(po_date)}` : ''}` : '–');

/** Name, address, State with its code and GSTIN, as CGST rule 46 requires of each party. */
export function partyCell(name: string, party: Party): Cell {
  const text: Run[] = [
    { text: `${party.name}\n`, style: formStrong },
    { text: party.address.trim(), style: form },
  ];
  if (party.state) text.push({ text: `\nState: ${stateWithCode(party.state)}`, style: form });
  if (party.gstin !== undefined) {
    text.push(
      { text: '\nGSTIN: ', style: form },
      { text: party.gstin ?? 'not registered', style: party.gstin ? figures : form },
    );
  }
  for (const line of party.particulars ?? []) text.push({ text: `\n${line}`, style: small });
  return { name, text };
}

/** Codes in old GSTINs of States that have a new code. */
const LEGACY = ['25', '28'];

/** `Rajasthan (08)`; an unknown State unchanged. */
export function stateWithCode(state: string): string {
  const wanted = state.trim().toLowerCase();
  const code = Object.keys(GST_STATES).find(
    (key) => !LEGACY.includes(key) && GST_STATES[key]!.toLowerCase() === wanted,
  );
  return code ? `${state} (${code})` : state;
}
