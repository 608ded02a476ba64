import fc from 'fast-check';
import type { Schema } from '../../src/openapi/schemas.ts';
import { pdf } from './documents.ts';

/** What people and scanners paste into fields. */
const HOSTILE = [
  ...['', ' ', '\0', '\ud800', '\u202egnp.exe', '‮', '０', '🙂'.repeat(40), 'é'.normalize('NFD'), '\r\nX-Header: 1'],
  ...["' or 1=1 --", '"; drop table orders; --', '%', '_%', '\\', '$1', '{{7*7}}', '<script>alert(1)</script>'],
  ...[
    '../../etc/passwd',
    '-1',
    '0',
    '1e309',
    'NaN',
    'null',
    '[]',
    '{}',
    '99999999999999999999',
    '100000000000000',
    '2026-02-30',
    '0000-00-00',
  ],
  ...['*', ':*', "a & !('", 'x'.repeat(300), '1/2" BSP', 'M8x', '2 x 3 x'],
];

export const hostileText = fc.constantFrom(...HOSTILE);

/** Text of this shape that a caller may send; `hostile` text may break the shape. */
function textOf(schema: Schema, hostile: boolean): fc.Arbitrary<unknown> {
  if (hostile) return hostileText;
  if (schema.format === 'date') return fc.constantFrom('2026-11-02', '2026-04-01', '2199-12-31', '2024-02-29');
  if (schema.format === 'date-time') return fc.constantFrom('2026-11-02T06:00:00.000Z', '2199-01-01T00:00:00.000Z');
  if (schema.format === 'binary') return fc.constant(new File([new Uint8Array(pdf())], 'generated.pdf'));
  // fast-check makes no text for a lookahead.
  if (schema.pattern && !schema.pattern.includes('(?')) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 40 } = schema;
  const words = fc.constantFrom(
    'Bearing 6205',
    'GST',
    '2026-11',
    'दस्ताने',
    'Stores',
    '8482',
    'NOS',
    'KGS',
    '9829012345',
  );
  const text = fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) });
  return fc.oneof(
    words.filter((word) => word.length >= minLength && word.length <= maxLength),
    text,
  );
}

/** A value that a JSON Schema of the document describes; `hostile` ones have text and numbers that it does not. */
export function valueOf(schema: Schema, records: Record<string, Schema>, hostile = false): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => valueOf(part, records, hostile);
  if (schema.$ref) return inner(records[schema.$ref.split('/').at(-1)!]!);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return hostile ? hostileText : fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, inner(field)] as const);
    const requiredKeys = (schema.required ?? []).filter((name) => schema.properties![name]);
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }
  if (schema.items) {
    const { minItems = 0, maxItems = 3 } = schema;
    return fc.array(inner(schema.items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) });
  }
  if (schema.additionalProperties)
    return fc.dictionary(fc.string({ maxLength: 12 }), inner(schema.additionalProperties), { maxKeys: 3 });
  switch (schema.type) {
    case 'string':
      return textOf(schema, hostile);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return hostile ? fc.constantFrom(-1, 0, 0.1, 1e15, 2 ** 53, -(2 ** 31) - 1, 2 ** 31) : numberOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function numberOf({ type, minimum, exclusiveMinimum, maximum, multipleOf = 1 }: Schema): fc.Arbitrary<number> {
  const step = type === 'integer' ? 1 : multipleOf;
  const least = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + step);
  const most = Math.max(least, Math.min(maximum ?? 1_000_000, least + 1_000_000));
  const steps = fc.integer({ min: 0, max: Math.floor((most - least) / step) });
  // Rounded as JSON writes it: 0.07, not 0.07000000000000001.
  return fc.oneof(
    fc.constant(least),
    steps.map((n) => Number((least + n * step).toFixed(3))),
  );
}
