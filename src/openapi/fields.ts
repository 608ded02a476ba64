import type { Schema } from './schemas.ts';

/** A kind of value in words, around the record that it refers to: `list of` OrderLine `or null`. */
export interface Kind {
  before?: string;
  record?: string;
  after?: string;
}

/** A row of the reference: a field, or one inside it as `lines[].sku`. */
export interface FieldRow {
  name: string;
  kind: Kind;
  isRequired: boolean;
  text?: string | undefined;
}

/** The fields of a record, those of unnamed records inside it included. */
export function fieldRows(schema: Schema, prefix = ''): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const [inner, brackets] = innerOf(field);
    return [
      {
        name: prefix + name,
        kind: kindOf(field),
        isRequired: schema.required?.includes(name) ?? false,
        text: field.description,
      },
      ...(inner ? fieldRows(inner, `${prefix}${name}${brackets}.`) : []),
    ];
  });
}

/** The unnamed record in a field, through lists and null, and the brackets of the lists. */
function innerOf(schema: Schema, brackets = ''): [Schema | undefined, string] {
  if (schema.properties) return [schema, brackets];
  if (schema.items) return innerOf(schema.items, `${brackets}[]`);
  const [first] = schema.anyOf?.filter(({ properties, items }) => properties ?? items) ?? [];
  return first ? innerOf(first, brackets) : [undefined, brackets];
}

/** What a field may be, in words. */
export function kindOf(schema: Schema): Kind {
  if (schema.$ref) return { record: schema.$ref.split('/').at(-1)! };
  if (schema.anyOf) {
    const kinds = schema.anyOf.map(kindOf);
    const named = kinds.find(({ record }) => record);
    if (!named) return { before: kinds.map(({ before }) => before).join(' or ') };
    const others = kinds.filter((kind) => kind !== named).map(({ before }) => ` or ${before}`);
    return { ...named, after: `${named.after ?? ''}${others.join('')}` };
  }
  if (schema.items) {
    const { before = '', ...kind } = kindOf(schema.items);
    const most = schema.maxItems ? `, at most ${schema.maxItems.toLocaleString('en-IN')}` : '';
    return kind.record
      ? { before: `list of ${before}`, record: kind.record, after: `${kind.after ?? ''}${most}` }
      : { before: `list of ${before}${most}` };
  }
  return { before: plainKind(schema) };
}

function plainKind(schema: Schema): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => plainKind({ ...schema, type })).join(' or ');
  if (schema.additionalProperties) return 'values by name';
  if (schema.type === 'integer') return `whole number${range(schema)}`;
  if (schema.type === 'number') return `number${range(schema)}`;
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'null') return 'null';
  if (schema.type === 'object') return 'record';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'time';
  if (schema.format === 'binary') return 'file';
  if (schema.type === 'string')
    return schema.maxLength ? `text of at most ${schema.maxLength.toLocaleString('en-IN')} characters` : 'text';
  return 'any value';
}

function range({ minimum, exclusiveMinimum, maximum, default: usual }: Schema): string {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : `above ${exclusiveMinimum}`);
  const parts = [
    ...(typeof least === 'number' ? [`from ${least}`] : least ? [least] : []),
    ...(maximum === undefined ? [] : [`up to ${maximum.toLocaleString('en-IN')}`]),
    ...(usual === undefined ? [] : [`${String(usual)} if absent`]),
  ];
  return parts.length > 0 ? `, ${parts.join(', ')}` : '';
}
