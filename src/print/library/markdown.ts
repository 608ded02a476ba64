import { markdownToMdast, type MdastNode } from 'satteri';
import { TEAL } from '../paper.ts';
import { restyle, reading } from '../styles.ts';
import type { Run, Style } from '../text.ts';

/** A block of Markdown; docs/editing.md lists what editors may use. */
export type Block =
  | { kind: 'heading'; depth: number; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'table'; right: boolean[]; head: Run[][]; rows: Run[][][] }
  | { kind: 'quote'; blocks: Block[] };

/** A link; its superscript number follows the linked words. */
export interface NumberedLink {
  number: number;
  href: string;
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Parses an entry's text with satteri, which Astro uses for its page. */
export function parseMarkdown(markdown: string, page: string): { blocks: Block[]; links: NumberedLink[] } {
  const links: NumberedLink[] = [];
  const tree = markdownToMdast(markdown, { position: false });
  const blocks =
    'children' in tree
      ? tree.children.flatMap((node) => blockOf(node, (href) => numbered(links, new URL(href, page).href)))
      : [];
  return { blocks, links };
}

type Numbering = (href: string) => NumberedLink;

function numbered(links: NumberedLink[], href: string): NumberedLink {
  const known = links.find((link) => link.href === href);
  if (known) return known;
  const link = { number: links.length + 1, href };
  links.push(link);
  return link;
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

/** The runs of a block's inline content. */
function runsOf(node: MdastNode, link: Numbering, style: Style): Run[] {
  switch (node.type) {
    case 'text':
      return [{ text: node.value.replace(/\s*\n\s*/g, ' '), style }];
    case 'inlineCode':
      return [{ text: node.value, style: restyle(style, { face: 'mono', size: style.size * 0.92 }) }];
    case 'break':
      return [{ text: '\n', style }];
    case 'strong':
      return node.children.flatMap((child) => runsOf(child, link, restyle(style, { face: 'strong' })));
    case 'emphasis':
      return node.children.flatMap((child) => runsOf(child, link, restyle(style, { face: 'italic' })));
    case 'link': {
      const { number, href } = link(node.url);
      const words = node.children.flatMap((child) => runsOf(child, link, restyle(style, { color: TEAL })));
      const mark = { text: superscript(number), style: restyle(style, { color: TEAL }) };
      return [...words, mark].map((run) => ({ ...run, link: href }));
    }
    default:
      throw new Error(`A printed text has no place for Markdown of the kind "${node.type}" (docs/editing.md).`);
  }
}

const superscript = (number: number) => Array.from(String(number), (digit) => SUPERSCRIPT[Number(digit)]).join('');

function textOf(node: MdastNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
