import { brand, contact } from '#site';
import { cell, cells, figureCell } from '../cells.ts';
import { lineDrawing } from '../drawing.ts';
import { sectionRule } from '../furniture.ts';
import { FIELD, FIELD_WIDTH, TEAL } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { restyle, figuresStrong, form, formStrong, small } from '../styles.ts';
import type { NumberedLink } from './markdown.ts';
import type { LibraryDocument } from './library-sheet.ts';

/** Height of the closing block, points. */
const BLOCK = 110;

/** The URLs of the text's links, by their superscript numbers. */
export function linkList(sheet: Sheet, links: NumberedLink[]): void {
  if (!links.length) return;
  sheet.y += 14;
  sectionRule(sheet, 'Links in the text');
  const style = restyle(small, { size: 8, leading: 11.5, color: TEAL });
  for (const { number, href } of links) {
    const lines = sheet.breakLines(
      [
        { text: `${number}  `, style: restyle(style, { face: 'mono' }) },
        { text: href.replace(/^https?:\/\//, ''), style, link: href },
      ],
      FIELD_WIDTH,
    );
    sheet.ensure(lines.length * style.leading);
    sheet.group('P', () => sheet.ink(() => void (sheet.y = sheet.lines(lines, FIELD.left, sheet.y))));
  }
}

/**
 * The closing title block: the document, whom to ask, what to do next. If it does not fit on `lastTextPage`, the last page
 * has the drawing with the block at its bottom.
 */
export function closing(sheet: Sheet, value: LibraryDocument, lastTextPage: number): void {
  const { number, kind, title, dated, page, drawing } = value;
  const rfq = new URL('/rfq', page).href;
  const shown = (href: string) => href.replace(/^https?:\/\//, '');
  sheet.y += 20;
  sheet.ensure(BLOCK);
  if (sheet.pages > lastTextPage) {
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
          { text: shown(rfq), style: restyle(form, { color: TEAL }), link: rfq },
          { text: `\nThis ${kind === 'eBook' ? kind : kind.toLowerCase()}: `, style: form },
          { text: shown(page), style: restyle(form, { color: TEAL }), link: page },
        ],
      },
    ],
  ]);
}
