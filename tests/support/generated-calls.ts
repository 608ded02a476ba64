import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { openApiDocument, type Operation } from '../../src/openapi/document.ts';
import type { Schema } from '../../src/openapi/schemas.ts';
import type { Example } from './endpoints.ts';
import type { Answer } from './fixtures.ts';
import { valueOf } from './generated-values.ts';

/** Calls made from the OpenAPI document: their fields, how they are sent, and what is wrong with an answer. */

const document = openApiDocument(new URL('http://plantsetu.test'));
const records = document.components.schemas as Record<string, Schema>;
const responses = document.components.responses as Record<string, Operation['responses'][200]>;

/** Every operation of the document. */
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
export type Call = (typeof operations)[number];
export type Fields = Record<string, unknown>;

/** The type in which a call takes its body: the form, where it takes both. */
export const bodyType = ({ operation }: Call) => Object.keys(operation.requestBody?.content ?? {}).at(-1);

/** Query and body of a call, each as one schema. */
export function schemasOf({ operation }: Call): { query: Schema; body: Schema } {
  const parameters = operation.parameters ?? [];
  const query = {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, content }) => [name, schema ?? content!['application/json']!.schema]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const body = Object.values(operation.requestBody?.content ?? {}).at(-1)?.schema ?? { properties: {} };
  return { query, body: body.$ref ? records[body.$ref.split('/').at(-1)!]! : body };
}

/** The example of a call as fields. */
export function exampleFields({ query, body }: Example): { query: Fields; body: Fields } {
  const given = body?.() ?? {};
  return {
    query: Object.fromEntries(new URLSearchParams(query)),
    body: given instanceof FormData ? Object.fromEntries(given) : (given as Fields),
  };
}

const isId = (name: string) => /^id$|_id$/.test(name);
/** An id of no record. */
const UNKNOWN = 999_999_999;

/** Generated fields; most have the value of the example instead, and ids are those of the example or of no record. */
export function fieldsOf(schema: Schema, example: Fields, hostile: boolean): fc.Arbitrary<Fields> {
  return fc
    .tuple(valueOf(schema, records, hostile) as fc.Arbitrary<Fields>, fc.infiniteStream(fc.nat(2)))
    .map(([made, chance]) => {
      const kept = Object.entries(example).filter(() => chance.next().value !== 0);
      const fields = Object.entries(made).map(([name, value]) => [name, isId(name) && !hostile ? UNKNOWN : value]);
      return { ...Object.fromEntries(fields), ...Object.fromEntries(kept) };
    });
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A path with a query. */
export function addressOf(path: string, query: Fields): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, textOf(value)?.toWellFormed() ?? '']),
  );
  return path + (search.size > 0 ? `?${search}` : '');
}

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else if (value !== null && value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

/** Why an answer is not what the document says; empty if it is. */
export function faultsOf({ operation }: Call, { status, headers, body }: Answer): string[] {
  const described = operation.responses[status as 200] as (Operation['responses'][200] & { $ref?: string }) | undefined;
  if (!described) return [`${status} is not documented: ${body?.message}`];
  const { content } = described.$ref ? responses[described.$ref.split('/').at(-1)!]! : described;
  const sent = headers.get('content-type')!.split(';')[0]!;
  if (!content[sent]) return [`${status} is ${sent}, not ${Object.keys(content).join(' or ')}`];
  const { schema } = content[sent];
  if (schema.format === 'binary') return [];
  const { errors } = new Validator({ ...schema, components: document.components } as object, '2020-12').validate(body);
  return errors.map(({ error, instanceLocation }) => `${status} ${instanceLocation}: ${error}`);
}
