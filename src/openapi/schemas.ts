import * as z from 'zod/mini';
import { constants, records } from './contracts.ts';
import { type Docs, docsOf } from './doc-comments.ts';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
  enum?: (string | number)[];
  const?: string | number | boolean;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  contentEncoding?: string;
}

/** Fields that mean the same in every call. */
export const USUAL: Record<string, string> = {
  page: 'Page of the list, from 1.',
  size: 'Most rows in one page.',
  sort: 'Order of the rows.',
  after: 'Next part of the list: `X-Export-After` of the part before. Absent: the first part.',
  idempotency_key:
    'Letters, digits, `-` and `_` of your choice. Send the same again when you retry: nothing is created twice.',
};

/** The records and lists of values that have a name in the document, each once. */
const registry = z.registry<{ id: string }>();
/** A record's name in the document → its doc sentences in the contract. */
const docsOfRecord = new Map<string, Docs>();
for (const { name, noun, file, value } of records) {
  if (registry.has(value)) continue;
  const id = docsOfRecord.has(name) ? `${noun[0]!.toUpperCase()}${noun.slice(1)}${name}` : name;
  registry.add(value, { id });
  docsOfRecord.set(id, docsOf(file, name));
}

/** The schemas that calls refer to, by name. Filled by `schemaOf`. */
export const components: Record<string, Schema> = {};

/** The JSON Schema of what a call takes or returns, with the sentences of its contract. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', docs: Docs | undefined): Schema {
  const {
    $schema: _,
    id: __,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => tidy(jsonSchema as Schema),
  });
  const { $defs = {}, ...json } = JSON.parse(
    JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Schema & { $defs?: Record<string, Schema & { id?: string }> };
  for (const [name, { id: ___, ...definition }] of Object.entries($defs)) {
    const record = docsOfRecord.get(name);
    describe(definition, record);
    if (record?.text) definition.description = sentence(record.text);
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`${name} differs as a body and as a reply. Export a schema of its own for the body.`);
    }
    components[name] = definition;
  }
  describe(json, docs);
  return json;
}

/** The fields themselves, where a schema only refers to a record. */
export const resolved = (schema: Schema): Schema =>
  schema.$ref ? components[schema.$ref.replace('#/components/schemas/', '')]! : schema;

/** Adds what the contract says of each field. */
function describe(schema: Schema, docs: Docs | undefined): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const own = docs?.fields.get(name);
    const text = own?.text ?? USUAL[name];
    if (text) field.description = sentence(text);
    describe(field, own);
  }
  for (const part of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])])
    if (part) describe(part, docs);
}

/** A contract's sentence for readers outside: with the value of each constant that it names. */
export const sentence = (text: string) =>
  text.replace(/`?\b([A-Z]+_[A-Z_]+)\b`?/g, (all, name: string) => {
    const value = constants.get(name);
    if (value === undefined) return all;
    return typeof value === 'number' ? value.toLocaleString('en-IN') : `“${value}”`;
  });

/** Removes what says nothing: the range of a double, the pattern of a date; a record may get further fields. */
function tidy(schema: Schema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format && schema.pattern) delete schema.pattern;
  if (schema.format === 'binary') delete schema.contentEncoding;
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
