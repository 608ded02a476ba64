import { oneLine } from '../furniture.ts';
import { FIELD, LINE } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import { but, figures, heading, reading } from '../styles.ts';
import { COLUMN, type Section } from './prose.ts';

/** From so many sections on a reader looks for a list of them. */
export const CONTENTS_FROM = 8;

/** What the document holds and on which page; each line leads there. */
export function contents(sheet: Sheet, sections: Section[]): void {
  const row = 22;
  sheet.group('H2', () =>
    sheet.ink(() => sheet.line(oneLine(sheet, 'Contents', heading, 300), COLUMN.left, sheet.y + 9), 'H2'),
  );
  sheet.y += 44;
  sheet.group('TOC', () =>
    sections.forEach(({ name, text, page }) => {
      const style = but(reading, { leading: row });
      const number = sheet.breakLines(
        [{ text: String(page), style: but(figures, { size: 9, leading: row }), link: `#${name}` }],
        40,
      )[0]!;
      const words = oneLine(sheet, text, style, COLUMN.width - 50);
      for (const piece of words.pieces) piece.link = `#${name}`;
      sheet.decorate(() => sheet.rule(COLUMN.left, sheet.y, FIELD.right, sheet.y, LINE));
      sheet.group('TOCI', () =>
        sheet.ink(() => {
          sheet.line(words, COLUMN.left, sheet.y);
          sheet.line(number, COLUMN.left, sheet.y, { to: 'right', within: COLUMN.width });
        }, 'TOCI'),
      );
      sheet.y += row;
    }),
  );
  sheet.decorate(() => sheet.rule(COLUMN.left, sheet.y, FIELD.right, sheet.y, LINE));
}
