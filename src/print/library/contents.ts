import { oneLine, partLabel } from '../furniture.ts';
import { FIELD, FIELD_WIDTH, LINE } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { restyle, figures, form } from '../styles.ts';
import type { Section } from './prose.ts';

const ROW = 17;
const GAP = 24;

/** Height of the table of contents, points. */
export const contentsHeight = (sections: number) => 16 + Math.ceil(sections / 2) * ROW;

/** The table of contents in two columns, with links to the sections. */
export function contents(sheet: Sheet, sections: Section[], top: number): void {
  const width = (FIELD_WIDTH - GAP) / 2;
  const rows = Math.ceil(sections.length / 2);
  sheet.group('P', () => sheet.ink(() => partLabel(sheet, 'Contents', FIELD.left, top)));
  sheet.group('TOC', () =>
    sections.forEach((section, index) => {
      const x = FIELD.left + (index < rows ? 0 : width + GAP);
      entry(sheet, section, { x, y: top + 14 + (index % rows) * ROW, width });
    }),
  );
}

function entry(
  sheet: Sheet,
  { name, text, page }: Section,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const style = restyle(form, { size: 9, leading: ROW });
  const words = oneLine(sheet, text, style, width - 30);
  const number = oneLine(sheet, String(page), restyle(figures, { size: 8.4, leading: ROW }), 30);
  for (const piece of [...words.pieces, ...number.pieces]) piece.link = `#${name}`;
  sheet.decorate(() => sheet.rule(x, y, x + width, y, LINE));
  sheet.group('TOCI', () =>
    sheet.ink(() => {
      sheet.line(words, x, y);
      sheet.line(number, x, y, { to: 'right', within: width });
    }, 'TOCI'),
  );
}
