import type * as z from 'zod/mini';
import { type Endpoint, FileReply, staffRoles } from '#contracts/endpoint.ts';
import { brand, contact } from '#site';
import { rightNames } from '#contracts/admin/rights.ts';
import manifest from '../../package.json' with { type: 'json' };
import { calls } from './contracts.ts';
import { type Docs, docsOf } from './doc-comments.ts';
import { NOUNS } from './nouns.ts';
import { Refusal, REFUSALS, refusalResponses, refusalsOf } from './refusals.ts';
import { components, resolved, type Schema, schemaOf, sentence, USUAL } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description?: string | undefined;
  schema?: Schema;
  /** Of a parameter that is JSON text. */
  content?: Content;
}

type Content = Record<string, { schema: Schema }>;

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, object> & { 200: { description: string; headers?: object; content: Content } };
}

/** What callers need to know before their first call, in Markdown. */
export const INTRODUCTION = [
  `The calls that the portal and the admin area of ${brand.name} make. Your own systems can make the same calls.`,
  'Amounts are in rupees with two decimals, times in UTC (ISO 8601), dates as `YYYY-MM-DD` in India. Ids are whole numbers.',
  'Every reply has `success`. Ignore fields that you do not know: a later release may add some.',
].join('\n\n');

export const SIGN_IN = [
  'Call `POST /api/login` with the email address and password of a user, and send the `token` of its reply with each call, as `Authorization: Bearer …`.',
  'A buyer’s token lasts 14 days, a staff member’s one day. After 401 sign in again. Give each system a user of its own.',
  'The roles that may make a call are listed with it: `customer` (a buyer, limited to their company), `employee` and `admin` (staff).',
].join('\n\n');

/** The OpenAPI 3.1 document of all calls; `site` is the address that serves them. */
export function openApiDocument(site: URL) {
  const sorted = calls.toSorted((a, b) => a.value.path.localeCompare(b.value.path));
  const paths = Object.fromEntries(
    sorted.flatMap(({ name, noun, file, value }) => {
      const { method, path, php } = value;
      const operation = operationOf(value, name.replace(/Endpoint$/, ''), noun, docsOf(file, name));
      const alias = {
        ...operation,
        operationId: `${operation.operationId}Php`,
        summary: `${operation.summary} (same call)`,
      };
      return [
        [path, { [method.toLowerCase()]: operation }],
        ...(php ? [[`${path}.php`, { [method.toLowerCase()]: alias }]] : []),
      ];
    }),
  ) as Record<string, { get?: Operation; post?: Operation }>;
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: manifest.version,
      description: INTRODUCTION,
      contact: { name: `${brand.name} support`, email: contact.supportEmail },
    },
    servers: [{ url: site.origin }],
    tags: Object.entries(NOUNS).map(([name, { text }]) => ({ name, description: text })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: SIGN_IN } },
      responses: refusalResponses,
      schemas: { Refusal, ...usedBy(paths) },
    },
  };
}

/** The records that calls refer to, and those that such records refer to, by name. */
function usedBy(value: unknown, used: Record<string, Schema> = {}): Record<string, Schema> {
  for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const record = components[name!];
    if (!record || used[name!]) continue;
    used[name!] = record;
    usedBy(record, used);
  }
  return Object.fromEntries(Object.entries(used).sort(([a], [b]) => a.localeCompare(b)));
}

function operationOf(endpoint: Endpoint, operationId: string, noun: string, docs: Docs): Operation {
  if (!NOUNS[noun]) throw new Error(`Add the folder ${noun} to src/openapi/nouns.ts.`);
  const { roles, query, body, method } = endpoint;
  const text = sentence(docs.text ?? '');
  const parameters = [...parametersOf(query, docs.fields.get('query')), ...(endpoint.creates ? [KEY_PARAMETER] : [])];
  const takesBody = method === 'POST' && fieldsOf(body).length > 0;
  const early = endpoint.beforePasswordChange ? ' Allowed before a password set by someone else is replaced.' : '';
  const unproved = endpoint.beforeSecondFactor ? ' Allowed before an admin has set up a second factor.' : '';
  return {
    operationId,
    tags: [noun],
    summary: /^.*?[^.](?=\.(\s|$))/.exec(text)?.[0] ?? text,
    description: `${text}\n\nWho may call: ${whoOf(endpoint)}.${early}${unproved}`,
    security: roles === 'public' ? [] : [{ session: [...roles] }],
    ...(parameters.length > 0 && { parameters }),
    ...(takesBody && { requestBody: { required: true as const, content: bodyOf(endpoint, docs.fields.get('body')) } }),
    responses: {
      200: replyOf(endpoint, docs.fields.get('reply')),
      ...Object.fromEntries(
        refusalsOf(endpoint, text).map((status) => [
          status,
          { $ref: `#/components/responses/${REFUSALS[status as keyof typeof REFUSALS].name}` },
        ]),
      ),
    },
  };
}

const fieldsOf = (schema: unknown) => Object.keys((schema as z.ZodMiniObject).shape ?? {});

/** `buyers`, `staff with the right Sales` … */
export function whoOf({ roles, needs }: Pick<Endpoint, 'roles' | 'needs'>): string {
  if (needs) return `staff with the right ${needs.map((right) => rightNames[right]).join(' or ')}`;
  if (roles === 'public') return 'anyone, without signing in';
  const isStaff = staffRoles.every((role) => roles.includes(role));
  if (roles.includes('customer')) return isStaff ? 'anyone signed in' : 'buyers';
  return isStaff ? 'staff' : 'admins';
}

/** The header of a call that creates a record. */
const KEY_PARAMETER: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `${USUAL.idempotency_key} The retry gets the first reply.`,
  schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
};

function parametersOf(query: z.ZodMiniType, docs: Docs | undefined): Parameter[] {
  const { properties = {}, required = [] } = resolved(schemaOf(query, 'input', docs));
  const shape = (query as unknown as z.ZodMiniObject).shape;
  return Object.entries(properties).map(([name, { description, ...given }]) => {
    const schema = numbered(withoutNull(given), shape[name] as z.ZodMiniType);
    const isJson = schema.type === 'object' || schema.type === 'array';
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description && { description }),
      ...(isJson ? { content: { 'application/json': { schema } } } : { schema }),
    };
  });
}

/** An address has no null. */
function withoutNull({ anyOf, ...schema }: Schema): Schema {
  const rest = anyOf?.filter(({ type }) => type !== 'null');
  return rest?.length === 1 ? { ...schema, ...rest[0] } : { ...schema, ...(rest && { anyOf: rest }) };
}

/** Above every limit, and still a valid id. */
const HUGE = 100_000_000_000_000;

/** A parameter that the contract reads as a number, with its default and the number to which larger ones are cut. */
function numbered(schema: Schema, field: z.ZodMiniType): Schema {
  const read = (value: string | undefined) => field.safeParse(value).data;
  if (schema.type !== 'string' || read('7') !== 7) return schema;
  if (read('7.5') === 7.5) return { type: 'number', minimum: 0 };
  const [none, most] = [read(undefined), Number(read(`${HUGE}`))];
  return {
    type: 'integer',
    minimum: 1,
    ...(most < HUGE && { maximum: most }),
    ...(typeof none === 'number' && { default: none }),
  };
}

function bodyOf({ form, body }: Endpoint, docs: Docs | undefined): Content {
  const given = schemaOf(body, 'input', docs);
  if (form === false) return { 'application/json': { schema: given } };
  const schema = resolved(given);
  if (form === true) return { 'multipart/form-data': { schema } };
  const isText = ([, { format }]: [string, Schema]) => format !== 'binary';
  const json = { ...schema, properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(isText)) };
  return { 'application/json': { schema: json }, 'multipart/form-data': { schema } };
}

/** The media types of a file by the end of its call's path; the type of any other is in its `Content-Type`. */
const FILE_TYPES: [RegExp, ...string[]][] = [
  [/person-export$/, 'application/json', 'text/plain'],
  [/-export$/, 'text/csv'],
  [/-(pdf|proforma|slip|print|sheet)$/, 'application/pdf'],
  [/-month$/, 'application/zip'],
  [/-(masters|vouchers)$/, 'application/xml'],
  [/-(json|file)$/, 'application/json'],
  [/-table$/, 'text/csv'],
];

const header = (description: string, type: string) => ({ description, schema: { type } });

function replyOf({ reply, path }: Endpoint, docs: Docs | undefined): Operation['responses'][200] {
  if ((reply as unknown) === FileReply) {
    const [, ...types] = FILE_TYPES.find(([end]) => end.test(path)) ?? [path, 'application/octet-stream'];
    return {
      description: 'The file, as a download.',
      headers: {
        'Content-Disposition': header('`attachment` with the name of the file.', 'string'),
        ...(types.includes('text/csv') && {
          'X-Export-Rows': header('Rows in this part of a long list.', 'integer'),
          'X-Export-After': header('Send it as `after` for the next part; absent with the last part.', 'integer'),
        }),
      },
      content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
    };
  }
  const { properties, required = [], ...rest } = resolved(schemaOf(reply, 'output', docs));
  const schema = {
    ...rest,
    properties: { success: { const: true }, ...properties },
    required: ['success', ...required],
  };
  return { description: 'Done.', content: { 'application/json': { schema } } };
}
