import { letterHtml } from './letter-html.ts';
import type { Block, Letter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';
import type { Mail } from './mail.ts';

/** Longest subject, characters: mail programs truncate longer ones. */
const MAX_SUBJECT = 120;

/** Lines of goods in a mail: some programs clip mails above 100 KB, and the linked page has all lines. */
const MAX_LINES = 25;

/** The letter as a mail. */
export function mailOf(letter: Letter): Mail {
  const { replyTo, attachments } = letter;
  const blocks = letter.blocks?.map((block) => block && shortened(block));
  const short = { ...letter, subject: oneLine(letter.subject), blocks };
  return {
    subject: short.subject,
    text: letterText(short),
    html: letterHtml(short),
    ...(replyTo ? { replyTo } : {}),
    ...(attachments ? { attachments } : {}),
  };
}

function shortened(block: Block): Block {
  if (!('lines' in block) || block.lines.length <= MAX_LINES) return block;
  const more = block.lines.length - MAX_LINES;
  const rest = { item: more === 1 ? 'and 1 more line' : `and ${more} more lines`, qty: '' };
  return { ...block, lines: [...block.lines.slice(0, MAX_LINES), rest] };
}

/** Removes line breaks, which would start another header, and shortens without splitting a character. */
function oneLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > MAX_SUBJECT
    ? `${characters
        .slice(0, MAX_SUBJECT - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
