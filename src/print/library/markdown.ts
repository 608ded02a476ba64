import { markdownToMdast, type MdastNode } from 'satteri';
import { TEAL } from '../paper.ts';
import { but, reading } from '../styles.ts';
import type { Run, Style } from '../text.ts';

/** A part of a text, in the order of the Markdown. docs/editing.md says what an editor may use. */
export type Block =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'table'; right: boolean[]; head: Run[][]; rows: Run[][][] }
  | { kind: 'quote'; blocks: Block[] };

/** An address that the text leads to; its number stands behind the words that carry the link. */
export interface Address {
  number: number;
  href: string;
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Text of the same entry that the page shows, by the same parser: Astro renders Markdown with satteri. */
export function readMarkdown(markdown: string, page: string): { blocks: Block[]; addresses: Address[] } {
  const addresses: Address[] = [];
  const tree = markdownToMdast(markdown, { position: false });
  const blocks =
    'children' in tree
      ? tree.children.flatMap((node) => blockOf(node, (href) => numbered(addresses, new URL(href, page).href)))
      : [];
  return { blocks, addresses };
}

type Numbering = (href: string) => Address;

function numbered(addresses: Address[], href: string): Address {
  const known = addresses.find((address) => address.href === href);
  if (known) return known;
  const address = { number: addresses.length + 1, href };
  addresses.push(address);
  return address;
}

function blockOf(node: MdastNode, link: Numbering): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', depth: node.depth, text: textOf(node) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: node.children.flatMap((child) => runsOf(child, link, reading)) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: node.children.flatMap((child) => blockOf(child, link)) }];
    case 'list': {
      const items = node.children.map((item) => item.children.flatMap((child) => blockOf(child, link)));
      return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
    }
    case 'table': {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => cell.children.flatMap((child) => runsOf(child, link, reading))),
      );
      return [{ kind: 'table', right: head.map((_, index) => node.align?.[index] === 'right'), head, rows }];
    }
    default:
      throw new Error(`A printed text has no place for Markdown of the kind "${node.type}" (docs/editing.md).`);
  }
}

/** Words within a block. */
function runsOf(node: MdastNode, link: Numbering, style: Style): Run[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value.replace(/\s*\n\s*/g, ' '), style }];
    case 'inlineCode':
      return [{ text: node.value, style: but(style, { face: 'mono', size: style.size * 0.92 }) }];
    case 'break':
      return [{ text: '\n', style }];
    case 'strong':
      return node.children.flatMap((child) => runsOf(child, link, but(style, { face: 'strong' })));
    case 'emphasis':
      return node.children.flatMap((child) => runsOf(child, link, but(style, { face: 'italic' })));
    case 'link': {
      const { number, href } = link(node.url);
      const words = node.children.flatMap((child) => runsOf(child, link, but(style, { color: TEAL })));
      const sign = { text: raised(number), style: but(style, { color: TEAL }) };
      return [...words, sign].map((run) => ({ ...run, link: href }));
    }
    default:
      throw new Error(`A printed text has no place for Markdown of the kind "${node.type}" (docs/editing.md).`);
  }
}

const raised = (number: number) => Array.from(String(number), (digit) => SUPERSCRIPT[Number(digit)]).join('');

function textOf(node: MdastNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
