import { type AttributeValue, parseAttribute } from '#contracts/catalog/attributes/parse.ts';
import type { AttributeTemplate } from '#contracts/catalog/attributes/template.ts';
import { attributeKey, templateOf } from '#contracts/catalog/attributes/templates.ts';
import type { Dimension, SizeCell, SizeColumn, SizeFamily } from '#contracts/catalog/size-table.ts';

/** What the columns are chosen from. */
export interface Described {
  category: string | null;
  subcategory: string | null;
  brand: string | null;
  attributes: Record<string, string>;
}

/** Most columns of a size table; with price, stock and quantity they fill a page. */
const MAX_COLUMNS = 6;
/** Most attributes above a table that all its products have. */
const MAX_COMMON = 5;

/** The attributes that are no sizes: brand is not in the data sheet. */
const BRAND: AttributeTemplate = { kind: 'text', name: 'Brand', column: true };

interface Candidate {
  attribute: AttributeTemplate;
  /** One for each product. */
  values: (AttributeValue | null)[];
}

/** The columns of products of one family, their cells, and what all of them have. */
export function sizeColumns(products: Described[]): Pick<SizeFamily, 'columns' | 'common'> & { cells: SizeCell[][] } {
  const { category, subcategory } = products[0]!;
  const sheets = products.map(sheetOf);
  const candidates = [...templateOf(category, subcategory), BRAND].map((attribute) => {
    const read = reader(attribute);
    return { attribute, values: sheets.map(read) };
  });
  const shown = widest(candidates.filter((each) => isColumn(each)));
  return {
    columns: shown.map(({ attribute }) => columnOf(attribute)),
    cells: products.map((_, row) => shown.map(({ attribute, values }) => cellOf(attribute, values[row]!))),
    common: candidates
      .filter((each) => !shown.includes(each) && isShared(each))
      .slice(0, MAX_COMMON)
      .map(({ attribute, values }) => ({ name: attribute.name, text: values[0]!.text })),
  };
}

/** The dimensions of a product that its drawing may have. */
export function dimensionsOf({ category, subcategory, attributes }: Omit<Described, 'brand'>): Dimension[] {
  const sheet = sheetOf({ brand: null, attributes });
  return templateOf(category, subcategory).flatMap((attribute) => {
    const value = reader(attribute)(sheet);
    if (!attribute.symbol || !value) return [];
    const text = attribute.kind === 'number' && attribute.unit !== 'mm' ? value.text : withoutUnit(value.text, 'mm');
    const [symbols, texts] = [attribute.symbol.split(' × '), text.split(' × ')];
    if (symbols.length === 1) return [{ symbol: attribute.symbol, text }];
    return symbols.length === texts.length ? symbols.map((symbol, at) => ({ symbol, text: texts[at]! })) : [];
  });
}

/** What is written of a product, by the key of the attribute. */
type Sheet = Map<string, string>;

const sheetOf = ({ brand, attributes }: Pick<Described, 'brand' | 'attributes'>): Sheet =>
  new Map(
    [...Object.entries(attributes), [BRAND.name, brand ?? '']].map(([name, text]) => [attributeKey(name!), text!]),
  );

/** Reads an attribute of a data sheet; null if it has none. A value that does not fit the template is shown as written. */
function reader(attribute: AttributeTemplate): (sheet: Sheet) => AttributeValue | null {
  const key = attributeKey(attribute.name);
  // Most products of a family repeat the values of others.
  const known = new Map<string, AttributeValue>();
  return (sheet) => {
    const written = sheet.get(key);
    if (!written) return null;
    const value = known.get(written) ?? read(attribute, written);
    known.set(written, value);
    return value;
  };
}

function read(attribute: AttributeTemplate, written: string): AttributeValue {
  const parsed = parseAttribute(attribute, written);
  if ('error' in parsed) return { text: written, order: null };
  const { text, order } = parsed.value;
  return { text, order: attribute.kind === 'choice' ? attribute.choices.indexOf(text) : order };
}

const distinct = ({ values }: Candidate) => new Set(values.map((value) => value?.text)).size;
const isShared = (each: Candidate) => each.values.every((value) => value !== null) && distinct(each) === 1;

const isMeasure = ({ kind }: AttributeTemplate) => kind === 'number' || kind === 'thread';

/**
 * A column is an attribute that most of the products have: a dimension of the drawing, or one in which they differ; of the
 * attributes that the template does not choose for a table, one that all have. What is alike stands above the table.
 */
function isColumn(each: Candidate): boolean {
  const { attribute, values } = each;
  const isChosen = attribute.column || attribute.symbol || attribute.facet;
  const missing = values.filter((value) => value === null).length;
  if (isChosen ? missing * 2 > values.length : missing > 0) return false;
  return (
    distinct(each) > 1 ||
    attribute.symbol !== undefined ||
    (values.length === 1 && attribute.column === true && attribute !== BRAND)
  );
}

/** The columns that have room: dimensions, then those that the template chooses, then measures; in the order of the data sheet. */
function widest(candidates: Candidate[]): Candidate[] {
  const weight = ({ attribute }: Candidate) =>
    Number(attribute.symbol !== undefined) * 4 + Number(attribute.column === true) * 2 + Number(isMeasure(attribute));
  const kept = new Set(candidates.toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX_COLUMNS));
  return candidates.filter((each) => kept.has(each));
}

const columnOf = (attribute: AttributeTemplate): SizeColumn => ({
  key: attributeKey(attribute.name),
  name: attribute.name,
  unit: attribute.kind === 'number' ? attribute.unit : attribute.symbol?.includes('×') ? 'mm' : null,
  symbol: attribute.symbol ?? null,
  numeric: attribute.kind === 'number',
});

const withoutUnit = (text: string, unit: string | null) =>
  unit !== null && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text;

const cellOf = (attribute: AttributeTemplate, value: AttributeValue | null): SizeCell =>
  value && { text: withoutUnit(value.text, columnOf(attribute).unit), order: value.order };
