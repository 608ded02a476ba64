import { restyle, figures, heading, label, reading, subheading } from '../styles.ts';
import { FIELD, FIELD_WIDTH, RUNNING_HEAD, INK, LINE_STRONG, SAFFRON, TEAL } from '../paper.ts';
import type { Sheet } from '../sheet.ts';
import type { Line, Run } from '../text.ts';
import type { Block } from './markdown.ts';
import { textTable } from './text-table.ts';

/** Text has a column of 66 characters, with the numbers of the sections in the margin. */
const MARGIN = 112;
const COLUMN = { left: FIELD.left + MARGIN, width: FIELD_WIDTH - MARGIN };

/** A second-level heading and its page. */
export interface Section {
  name: string;
  text: string;
  page: number;
}

interface Place {
  x: number;
  width: number;
  /** Tables of at most this height, in points, are not split. */
  unbroken: number;
}

/** Prints the blocks of a text and returns its sections. Tables of at most `unbroken` points are not split. */
export function prose(sheet: Sheet, blocks: Block[], unbroken: number): Section[] {
  const sections: Section[] = [];
  blocks.forEach((block, index) => {
    if (block.kind === 'heading' && block.depth === 2) sections.push(section(sheet, block.text, sections.length + 1));
    else {
      sheet.ensure(heightWithNext(block, blocks[index + 1], unbroken));
      print(sheet, block, { x: COLUMN.left, width: COLUMN.width, unbroken });
    }
  });
  return sections;
}

/** Height to keep free for a paragraph that ends with a colon and the beginning of the next block; 0 for others. */
function heightWithNext(block: Block, next: Block | undefined, unbroken: number): number {
  if (block.kind !== 'paragraph' || !next || !block.runs.at(-1)?.text.endsWith(':')) return 0;
  const rows = next.kind === 'table' ? next.rows.length + 1 : 2;
  const height = (2 + rows) * 18;
  return height < unbroken ? height : 5 * 18;
}

function print(sheet: Sheet, block: Block, place: Place): void {
  if (block.kind === 'heading') minorHeading(sheet, block.text, block.depth);
  else if (block.kind === 'paragraph') {
    sheet.group('P', () => paragraph(sheet, block.runs, place));
    sheet.y += 7;
  } else if (block.kind === 'list') list(sheet, block, place);
  else if (block.kind === 'quote') quote(sheet, block.blocks, place);
  else textTable(sheet, block, place);
}

/** A heading with its rule and its number in the margin; never at the bottom of a page. */
function section(sheet: Sheet, text: string, index: number): Section {
  // In “3. Four methods”, the author's number replaces the counted one.
  const [, number = String(index), words = text] = /^(\d+)\.\s+(.*)$/.exec(text) ?? [];
  const lines = sheet.breakLines([{ text: words, style: heading }], COLUMN.width);
  if (sheet.y > FIELD.top) sheet.y += 12;
  sheet.ensure(90 + lines.length * heading.leading);
  // At the top of a page, the rule of the running head is used.
  if (sheet.y === FIELD.top) sheet.y = RUNNING_HEAD;
  const name = `section-${index}`;
  const { y } = sheet;
  sheet.decorate(() => {
    sheet.rule(FIELD.left, y, FIELD.right, y, LINE_STRONG);
    sheet.rule(FIELD.left, y, FIELD.left, y + 8, INK, 1);
  });
  sheet.doc.addNamedDestination(name, 'XYZ', 0, y - 10, null);
  const place = { expanded: false, top: y - 10 };
  sheet.doc.outline.addItem(text, place);
  sheet.group('H2', () =>
    sheet.ink(() => {
      sheet.line(
        sheet.breakLines(
          [{ text: number.padStart(2, '0'), style: restyle(label, { size: 8.5, leading: heading.leading }) }],
          MARGIN,
        )[0]!,
        FIELD.left + 7,
        y + 9,
      );
      sheet.y = sheet.lines(lines, COLUMN.left, y + 9);
    }, 'H2'),
  );
  sheet.y += 7;
  return { name, text, page: sheet.pages };
}

function minorHeading(sheet: Sheet, text: string, depth: number): void {
  const lines = sheet.breakLines([{ text, style: subheading }], COLUMN.width);
  sheet.y += 4;
  sheet.ensure(lines.length * subheading.leading + 3 * reading.leading);
  const tag = depth === 1 ? 'H2' : 'H3';
  sheet.group(tag, () => sheet.ink(() => void (sheet.y = sheet.lines(lines, COLUMN.left, sheet.y)), tag));
  sheet.y += 3;
}

/** Prints a paragraph without widows and orphans. */
function paragraph(sheet: Sheet, runs: Run[], { x, width }: Omit<Place, 'unbroken'>): void {
  let rest = sheet.breakLines(runs, width);
  while (rest.length) {
    const fits = countLines(sheet, rest);
    const now = rest.slice(0, fits);
    if (now.length) sheet.ink(() => void (sheet.y = sheet.lines(now, x, sheet.y)));
    rest = rest.slice(fits);
    if (rest.length) sheet.nextPage();
  }
}

function countLines(sheet: Sheet, lines: Line[]): number {
  const fits = Math.floor((sheet.room + 0.01) / lines[0]!.leading);
  if (fits >= lines.length) return lines.length;
  const left = lines.length - fits < 2 ? fits - 1 : fits;
  return left < 2 && sheet.y > FIELD.top ? 0 : Math.max(left, 1);
}

function list(sheet: Sheet, { start, items }: Block & { kind: 'list' }, { x, width, unbroken }: Place): void {
  sheet.group('L', () =>
    items.forEach((blocks, index) => {
      sheet.ensure(Math.min(blocks.length + 1, 2) * reading.leading);
      sheet.group('LI', () => {
        const { y } = sheet;
        if (start === null) sheet.decorate(() => sheet.doc.rect(x + 2, y + 5.6, 3.6, 3.6).fill(SAFFRON));
        else {
          const style = restyle(figures, { size: 8.6, leading: reading.leading, color: TEAL });
          const [number] = sheet.breakLines([{ text: `${start + index}.`, style }], 20);
          sheet.ink(() => sheet.line(number!, x, y, { to: 'right', within: 13 }), 'LI');
        }
        for (const block of blocks) print(sheet, block, { x: x + 18, width: width - 18, unbroken });
      });
      sheet.y -= 4;
    }),
  );
  sheet.y += 8;
}

/** A quotation, indented beside a saffron line. */
function quote(sheet: Sheet, blocks: Block[], { x, width, unbroken }: Place): void {
  sheet.group('BlockQuote', () => {
    for (const block of blocks) {
      if (block.kind !== 'paragraph') {
        print(sheet, block, { x: x + 14, width: width - 14, unbroken });
        continue;
      }
      const runs = block.runs.map((run) => ({
        ...run,
        style: run.style.face === 'body' ? restyle(run.style, { face: 'italic' }) : run.style,
      }));
      sheet.ensure(2 * reading.leading);
      const [from, page] = [sheet.y, sheet.pages];
      paragraph(sheet, runs, { x: x + 14, width: width - 14 });
      const top = sheet.pages === page ? from : FIELD.top;
      sheet.decorate(() => sheet.rule(x + 2, top + 2, x + 2, sheet.y - 1, SAFFRON, 2));
      sheet.y += 7;
    }
  });
}
