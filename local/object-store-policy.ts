import type { IncomingMessage } from 'node:http';
import type { Bucket } from './object-store-files.ts';
import { StoreError } from './object-store-errors.ts';
import { checkPolicySignature, type Credentials } from './object-store-signature.ts';

type Condition =
  Record<string, string> | ['eq' | 'starts-with', string, string] | ['content-length-range', number, number];
type Policy = { expiration: string; conditions: Condition[] };

/**
 * Takes a browser's form upload. Its policy (signed by us, base64) must be unexpired, and must allow the file's length
 * and the value of each field.
 */
export async function takeFormUpload(
  request: IncomingMessage,
  body: Buffer,
  target: { name: string; bucket: Bucket },
  keys: Credentials,
): Promise<{ status: number; etag: string }> {
  const { fields, file } = await readForm(request, body);
  const field = (name: string) => fields.get(name) ?? '';
  const policy = field('policy');
  if (!policy) throw new StoreError(403, 'AccessDenied', 'A form without a policy is refused');
  checkPolicySignature(policy, field('x-amz-credential'), field('x-amz-signature'), keys);
  checkPolicy(readPolicy(policy), new Map([...fields, ['bucket', target.name]]), file.size);
  const key = field('key').replaceAll('${filename}', file.name);
  if (!key) throw new StoreError(400, 'InvalidArgument', 'The form names no key');
  const kept = ['content-type', 'cache-control', 'content-disposition'].filter((name) => field(name));
  const headers = Object.fromEntries(kept.map((name) => [name, field(name)]));
  const { etag } = await target.bucket.put(key, Buffer.from(await file.arrayBuffer()), headers);
  const wanted = Number(field('success_action_status'));
  return { status: [200, 201].includes(wanted) ? wanted : 204, etag };
}

async function readForm(request: IncomingMessage, body: Buffer): Promise<{ fields: Map<string, string>; file: File }> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new StoreError(400, 'MalformedPOSTRequest', 'The body is no well-formed multipart/form-data');
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw new StoreError(400, 'InvalidArgument', 'POST requires exactly one file');
  const fields = new Map<string, string>();
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  return { fields, file };
}

function readPolicy(text: string): Policy {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Policy;
  } catch {
    throw new StoreError(400, 'InvalidPolicyDocument', 'The policy is no JSON');
  }
}

function checkPolicy({ expiration, conditions }: Policy, fields: Map<string, string>, size: number): void {
  const refused = (why: string) => new StoreError(403, 'AccessDenied', `Invalid according to Policy: ${why}`);
  if (!(Date.parse(expiration) > Date.now())) throw refused('Policy expired.');
  const allowed = new Set(['policy', 'x-amz-signature']);
  for (const condition of conditions.flatMap(asTriples)) {
    const [operator, name, value] = condition;
    if (operator === 'content-length-range') {
      if (size < Number(name)) throw new StoreError(400, 'EntityTooSmall', 'The file is smaller than allowed');
      if (size > Number(value)) throw new StoreError(400, 'EntityTooLarge', 'The file is larger than allowed');
      continue;
    }
    const field = String(name).replace(/^\$/, '').toLowerCase();
    const given = fields.get(field) ?? '';
    const holds = operator === 'eq' ? given === value : operator === 'starts-with' && given.startsWith(String(value));
    if (!holds) throw refused(`Policy Condition failed: ${JSON.stringify(condition)}`);
    allowed.add(field);
  }
  allowed.add('bucket');
  const extra = [...fields.keys()].find((name) => !allowed.has(name) && !name.startsWith('x-ignore-'));
  if (extra !== undefined) throw refused(`Extra input fields: ${extra}`);
}

/** `{ key: "a" }` is short for `["eq", "$key", "a"]`. */
function asTriples(condition: Condition): [string, string | number, string | number][] {
  if (Array.isArray(condition)) return [condition];
  return Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value]);
}
