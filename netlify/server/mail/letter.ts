import { letterHtml } from './letter-html.ts';
import type { Block, Letter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mail.ts';

/** Longest subject, characters: a longer one is cut by most programs anyway. */
const SUBJECT = 120;

/** Lines of goods that a mail shows: programs cut a mail above 100 KB, and the page it leads to has all of them. */
const LINES = 25;

/** The letter as a mail. */
export function mailOf(letter: Letter): Mail {
  const { replyTo, attachments } = letter;
  const blocks = letter.blocks?.map((block) => block && shortened(block));
  const drawn = { ...letter, subject: oneLine(letter.subject), blocks };
  return {
    subject: drawn.subject,
    text: letterText(drawn),
    html: letterHtml(drawn),
    ...(replyTo ? { replyTo } : {}),
    ...(attachments ? { attachments } : {}),
  };
}

function shortened(block: Block): Block {
  if (!('lines' in block) || block.lines.length <= LINES) return block;
  const more = block.lines.length - LINES;
  const rest = { item: more === 1 ? 'and 1 more line' : `and ${more} more lines`, qty: '' };
  return { ...block, lines: [...block.lines.slice(0, LINES), rest] };
}

/** A line end in a subject would start another header. Cut by characters, so that none is halved. */
function oneLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > SUBJECT
    ? `${characters
        .slice(0, SUBJECT - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
