import type { DemoCompany } from './demo-data.ts';

/** Short name of a demo company. */
export type CompanyKey = DemoCompany['key'];

/** Basis points, or a rule on the final price where the law sets the rate by value. */
type GstRate = number | ((paise: number) => number);

/** What sets one size apart inside its family; `brand` to `gst` only where they differ from it. */
export interface Draft {
  /** Tail of the SKU: what tells this size from its siblings, `6205-2RS`. */
  code: string;
  name: string;
  /** List price for one unit in rupees before tax; each company then has its own price. */
  rupees: number;
  description: string;
  attributes: Record<string, string>;
  brand?: string;
  unit?: string;
  pack?: string;
  hsn?: string;
  gst?: GstRate;
}

/** What the products of a family have in common. */
export interface FamilyTraits {
  category: string;
  subcategory: string;
  /** First word of the SKU, `BRG`. */
  group: string;
  brand: string;
  hsn: string;
  gst: GstRate;
  /** Unit quantity code; NOS where left out. */
  unit?: string;
  pack?: string;
}

/** A table of sizes, how a size becomes a product, and which company buys which sizes. */
interface FamilyTable<Row> extends FamilyTraits {
  buyers: Partial<Record<CompanyKey, true | ((row: Row) => boolean)>>;
  rows: readonly Row[];
  item: (row: Row) => Draft;
}

/** A family with its rows worked out, so that families of unlike rows fit one list. */
export interface Family {
  traits: FamilyTraits;
  lines: { draft: Draft; buyers: CompanyKey[] }[];
}

const companyKeys: CompanyKey[] = ['aravalli', 'konkan', 'deccan'];

/** Works out the rows of a family. */
export function family<Row>({ buyers, rows, item, ...traits }: FamilyTable<Row>): Family {
  const buys = (key: CompanyKey, row: Row) => {
    const choice = buyers[key];
    return typeof choice === 'function' ? choice(row) : choice === true;
  };
  return {
    traits,
    lines: rows.map((row) => ({ draft: item(row), buyers: companyKeys.filter((key) => buys(key, row)) })),
  };
}

/** A product written out in full: its code first, as in every table of codes, and then what it is. */
type Single = [code: string, draft: Draft];

/**
 * A family of unlike products, three lines each: `code | name | rupees | what differs from the family`, the
 * description, the data sheet. What differs is `brand`, `unit`, `pack`, `hsn` or `gst` (a key of `GST`).
 */
export function singles({
  rows,
  ...table
}: FamilyTraits & Pick<FamilyTable<Single>, 'buyers'> & { rows: string }): Family {
  const lines = rows.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length % 3 !== 0) throw new Error(`${table.group}: each product takes three lines`);
  const drafts: Single[] = [];
  for (let at = 0; at < lines.length; at += 3) {
    const draft = toDraft(lines[at] ?? '', lines[at + 1] ?? '', lines[at + 2] ?? '');
    drafts.push([draft.code, draft]);
  }
  return family<Single>({ ...table, rows: drafts, item: ([, draft]) => draft });
}

function toDraft(head: string, description: string, sheet: string): Draft {
  const [code = '', name = '', rupees = '', differs = ''] = head.split(' | ');
  const { gst, ...rest } = toRecord(differs);
  if (gst && !Object.hasOwn(GST, gst)) throw new Error(`${code}: no GST rate ${gst}`);
  return {
    code,
    name,
    rupees: Number(rupees),
    description,
    attributes: toRecord(sheet),
    ...rest,
    ...(gst ? { gst: GST[gst as keyof typeof GST] } : {}),
  };
}

/** `Bore: 25 mm; Width: 15 mm` as a record. */
function toRecord(text: string): Record<string, string> {
  const pairs = text.split('; ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair): [string, string] => {
      const at = pair.indexOf(': ');
      return [pair.slice(0, at), pair.slice(at + 2)];
    }),
  );
}

/** Buys the rows with these codes only; for tables whose first column is the code. */
export function only(...codes: string[]) {
  return ([code]: readonly [string, ...unknown[]]) => codes.includes(code);
}

/** Buys all rows but those with these codes. */
export function except(...codes: string[]) {
  return ([code]: readonly [string, ...unknown[]]) => !codes.includes(code);
}

/** Every pair of the two lists, the first list varying slowest. */
export function cross<A, B>(firsts: readonly A[], seconds: readonly B[]): [A, B][] {
  return firsts.flatMap((first) => seconds.map((second): [A, B] => [first, second]));
}

/** A figure as a data sheet writes it: four digits stand together, five and more are grouped. */
export function figure(value: number): string {
  return value < 10_000 ? String(value) : value.toLocaleString('en-IN');
}

/** GST rates in basis points as in force since 22-09-2025 (Notifications 9/2025 and 10/2025, Central Tax (Rate)). */
export const GST = {
  nil: 0,
  merit: 500,
  standard: 1800,
  /** Garments, made-up textiles (per piece) and footwear (per pair): 5 % up to ₹2,500, 18 % above. */
  byValue: (paise: number) => (paise <= 250_000 ? 500 : 1800),
} as const;

/** A number from 0 up to 1 that depends on the text alone (FNV-1a with a final mix): the seed's only source of chance. */
export function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
