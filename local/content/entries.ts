import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, LineCounter, parseDocument, type YAMLError } from 'yaml';

/** A mistake in the site's content: where it is, and a sentence that says what to do. */
export interface Mistake {
  /** Path from the project's folder. */
  file: string;
  /** Line in the file, from 1; none for the file's name. */
  line?: number;
  /** Path of the field, such as `metrics.1.value`. */
  field?: string;
  remedy: string;
}

type Path = readonly PropertyKey[];

/** A content file as an editor wrote it. */
export interface Entry {
  folder: string;
  id: string;
  file: string;
  /** Its fields; undefined if they cannot be read. */
  fields: unknown;
  /** The Markdown below the fields; empty in a YAML file. */
  body: string;
  /** The line of the body's first line. */
  bodyLine: number;
  /** The line of a field, or of the nearest group around it. */
  lineOf: (path: Path) => number;
  /** Why the fields cannot be read. */
  unreadable: Mistake[];
}

/** What YAML calls a mistake → what an editor can do. */
const REMEDIES: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon and a space needs quotes: title: "Rate contracts: five clauses".',
  MULTILINE_IMPLICIT_KEY: 'A field needs its name, a colon and a space: title: Rate contracts.',
  TAB_AS_INDENT: 'Indent with spaces; a tab is not allowed.',
  BAD_INDENT: 'Indent this line as far as the other lines of its group or list.',
  DUPLICATE_KEY: 'This field is there twice. Remove one of them.',
  MISSING_CHAR: 'A quotation mark or a bracket is not closed, or a colon is missing after the name of a field.',
  BAD_SCALAR_START: 'A text that begins with this character needs quotes.',
  UNEXPECTED_TOKEN: 'A quoted text ends too early: use the other kind of quotes around it, or ’ for an apostrophe.',
};

/** All content files of the folder `src/content` in `root`; folders that hold no entries are left out. */
export function readEntries(root: string, folders: string[]): Entry[] {
  return folders.flatMap((folder) =>
    readNames(join(root, 'src/content', folder)).map((name) => readEntry(root, folder, name)),
  );
}

/** The names of the files in a folder, hidden ones apart; none if there is no such folder. */
export function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

function readEntry(root: string, folder: string, name: string): Entry {
  const file = `src/content/${folder}/${name}`;
  const text = readFileSync(join(root, file), 'utf8');
  const [, fence = '', front = '', body = ''] = name.endsWith('.md')
    ? (/^(---\r?\n)([\s\S]*?)^---[ \t]*\r?\n?([\s\S]*)$/m.exec(text) ?? [])
    : ['', '', text, ''];
  const entry = { folder, id: name.replace(/\.\w+$/, ''), file, body, bodyLine: linesIn(text) - linesIn(body) + 1 };
  if (name.endsWith('.md') && (!fence || !text.startsWith('---'))) {
    const remedy = 'The file must begin with a line of three hyphens, its fields, and another line of three hyphens.';
    return { ...entry, fields: undefined, lineOf: () => 1, unreadable: [{ file, line: 1, remedy }] };
  }
  return { ...entry, ...readFields(file, front, linesIn(fence)) };
}

/** `above` is the number of lines above the fields. */
function readFields(file: string, front: string, above: number) {
  const counter = new LineCounter();
  // Astro reads an unquoted date as a moment, as this does.
  const document = parseDocument(front, { lineCounter: counter, customTags: (tags) => [...tags, 'timestamp'] });
  const lineAt = (position: number) => counter.linePos(position).line + above;
  const lineOf = (path: Path): number => {
    const parent = path.length < 2 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined;
    const node = (pair?.key ?? document.getIn(path, true)) as { range?: [number, number, number] } | null | undefined;
    if (node?.range) return lineAt(node.range[0]);
    return path.length ? lineOf(path.slice(0, -1)) : 1 + above;
  };
  const unreadable = document.errors.map((error): Mistake => ({
    file,
    line: lineAt(error.pos[0]),
    remedy: remedyOf(error),
  }));
  return { fields: unreadable.length ? undefined : (document.toJS() as unknown), lineOf, unreadable };
}

const remedyOf = ({ code, message }: YAMLError) =>
  REMEDIES[code] ?? `This line cannot be read: ${message.split('\n')[0]}`;

const linesIn = (text: string) => text.split('\n').length - 1;
