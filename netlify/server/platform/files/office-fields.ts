import { tagsOf } from './office-tags.ts';
import type { Refused } from './refused-content.ts';

/** Why the fields of a Word part are refused: DDE starts a program, others read another file. */
export function wordFieldRefusal(xml: string): Refused | undefined {
  // Most parts have none, and some are large.
  if (!/instr/i.test(xml)) return undefined;
  for (const instruction of instructionsOf(xml)) {
    const word = /^\s*"?\s*([a-z]*)/i.exec(instruction)![1]!.toUpperCase();
    if (word === 'DDE' || word === 'DDEAUTO') return 'dde';
    if (word === 'LINK' || word === 'INCLUDETEXT' || word === 'IMPORT') return 'link';
    if (/^INCLUDE(PICTURE)?$/.test(word) && /\\d\b/i.test(instruction)) return 'picture';
    // Its name is the result of another field, as only a hidden one's is.
    if (instruction.trimStart().startsWith(NESTED)) return 'dde';
  }
  return undefined;
}

/** Stands for a field within the instruction of another. */
const NESTED = '\0';

/** The instructions of fields, each put together from the runs over which Word may spread it. */
function* instructionsOf(xml: string): Generator<string> {
  const open: { text: string; isComplete: boolean }[] = [];
  for (const { name, isEnd, attribute, text } of tagsOf(xml, 'fldSimple', 'instrText', 'fldChar')) {
    if (isEnd) continue;
    if (name === 'fldSimple') yield attribute('instr');
    else if (name === 'instrText' && open.length === 0) yield text;
    else if (name === 'instrText' && !open.at(-1)!.isComplete) open.at(-1)!.text += text;
    else if (name === 'fldChar') {
      const type = attribute('fldCharType');
      if (type === 'begin') {
        if (open.length > 0 && !open.at(-1)!.isComplete) open.at(-1)!.text += NESTED;
        open.push({ text: '', isComplete: false });
      } else if (type === 'separate' && open.length > 0) open.at(-1)!.isComplete = true;
      else if (type === 'end' && open.length > 0) yield open.pop()!.text;
    }
  }
  yield* open.map(({ text }) => text);
}

/** Why the links and formulas of an Excel part are refused. `|` is no operator: outside of texts it separates a program. */
export function formulaRefusal(xml: string): Refused | undefined {
  if (/<([\w.-]+:)?ddeLink\b/i.test(xml)) return 'dde';
  if (/<([\w.-]+:)?oleLink\b/i.test(xml)) return 'link';
  if (!xml.includes('|') && !/&#(x0*7c|0*124);/i.test(xml)) return undefined;
  for (const { isEnd, text } of tagsOf(xml, 'f', 'formula', 'formula1', 'formula2', 'definedName')) {
    if (!isEnd && text.replace(/"[^"]*"|'[^']*'/g, '').includes('|')) return 'dde';
  }
  return undefined;
}
