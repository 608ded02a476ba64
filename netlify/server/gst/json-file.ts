import type { FileReply } from '#contracts/endpoint.ts';

/** A JSON file for download; `name` has no extension. */
export function jsonFile(name: string, value: unknown): FileReply {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { name: `${name}.json`, type: 'application/json', bytes };
}
