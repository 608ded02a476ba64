import { brand, contact } from '#site';
import type { Block, Letter, Line } from './letter-parts.ts';
import { siteUrl } from './site-url.ts';

/** The letter as plain text: parts with a blank line between them. */
export function letterText({ to, lead, blocks = [], action, after }: Letter): string {
  const parts = [
    to && `Dear ${to},`,
    lead,
    ...blocks.map((block) => block && blockText(block)),
    action && `${action.label}: ${siteUrl(action.path)}`,
    after,
    to && `${brand.name}\n${contact.phone}, ${contact.supportEmail}\n${contact.hours}`,
  ];
  return parted(parts);
}

function blockText(block: Block): string {
  if ('paragraph' in block) return block.paragraph;
  if ('facts' in block) return rowsText(block.facts, ': ');
  if ('lines' in block) return parted([block.lines.map(lineText).join('\n'), rowsText(block.sums ?? [], '  ')]);
  const quoted = block.quote.replace(/^/gm, '> ');
  return block.by ? `${block.by}:\n${quoted}` : quoted;
}

const parted = (parts: unknown[]) => parts.filter(Boolean).join('\n\n');

const lineText = ({ item, code, qty, amount }: Line) => [qty, code, item, amount].filter(Boolean).join('  ');

const rowsText = (rows: readonly (readonly [string, string | null, ...unknown[]])[], between: string) =>
  rows
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}${between}${value}`)
    .join('\n');
