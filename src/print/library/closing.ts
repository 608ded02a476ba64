import { brand, contact } from '#site';
import { cell, cells, figureCell } from '../cells.ts';
import { lineDrawing } from '../drawing.ts';
import { sectionRule } from '../furniture.ts';
import { FIELD, FIELD_WIDTH, TEAL } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { but, figuresStrong, form, formStrong, small } from '../styles.ts';
import type { Address } from './markdown.ts';
import type { LibraryDocument } from './library-sheet.ts';

/** Points that the closing block needs. */
const BLOCK = 110;

/** The addresses that the raised numbers in the text stand for. */
export function addressList(sheet: Sheet, addresses: Address[]): void {
  if (!addresses.length) return;
  sheet.y += 14;
  sectionRule(sheet, 'Addresses in the text');
  const style = but(small, { size: 8, leading: 11.5, color: TEAL });
  for (const { number, href } of addresses) {
    const lines = sheet.breakLines(
      [
        { text: `${number}  `, style: but(style, { face: 'mono' }) },
        { text: href.replace(/^https?:\/\//, ''), style, link: href },
      ],
      FIELD_WIDTH,
    );
    sheet.ensure(lines.length * style.leading);
    sheet.group('P', () => sheet.ink(() => void (sheet.y = sheet.lines(lines, FIELD.left, sheet.y))));
  }
}

/**
 * The title block that closes the document: what it is, who answers questions, what to do next. Where it comes to a page
 * behind `textEnds`, the last of the text, that is a sheet of its own with the drawing, and the block at its foot.
 */
export function closing(sheet: Sheet, value: LibraryDocument, textEnds: number): void {
  const { number, kind, title, dated, page, drawing } = value;
  const rfq = new URL('/rfq', page).href;
  const shown = (href: string) => href.replace(/^https?:\/\//, '');
  sheet.y += 20;
  sheet.ensure(BLOCK);
  if (sheet.pages > textEnds) {
    const width = 360;
    lineDrawing(sheet, drawing, { x: FIELD.left + (FIELD_WIDTH - width) / 2, y: FIELD.top + 130, width });
    sheet.y = FIELD.bottom - BLOCK;
  }
  cells(sheet, [
    [
      cell('Sheet', number, figuresStrong),
      { ...cell('Subject', title, formStrong), share: 3 },
      figureCell(dated.name, dated.words),
    ],
    [
      {
        name: 'Published by',
        text: [
          { text: `${brand.legalName}\n`, style: formStrong },
          { text: contact.address, style: form },
        ],
      },
      { name: 'Questions', text: [{ text: `${contact.email}\n${contact.phone}, ${contact.hours}`, style: form }] },
      {
        name: 'Next',
        text: [
          { text: 'Request a quote: ', style: formStrong },
          { text: shown(rfq), style: but(form, { color: TEAL }), link: rfq },
          { text: `\nThis ${kind === 'eBook' ? kind : kind.toLowerCase()}: `, style: form },
          { text: shown(page), style: but(form, { color: TEAL }), link: page },
        ],
      },
    ],
  ]);
}
