import { records } from './contracts.ts';
import { openApiDocument, type Operation } from './document.ts';
import { NOUNS } from './nouns.ts';
import type { Schema } from './schemas.ts';

/** A call as the reference shows it. */
export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  /** True if it also answers at `path + '.php'`. */
  php: boolean;
  operation: Operation;
}

/** Where the pages of the reference are. */
export const REFERENCE = '/api-reference';

let made: ReturnType<typeof openApiDocument> | undefined;

/** The calls and the records of each noun, in the order of the reference; records of no noun have the empty one. */
export function readReference(site: URL) {
  const { paths, components } = (made ??= openApiDocument(site));
  const calls: ReferenceCall[] = Object.entries(paths)
    .filter(([path]) => !path.endsWith('.php'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...{ id: operation.operationId, method: method.toUpperCase(), path, operation },
        php: `${path}.php` in paths,
      })),
    );
  const nounOf = new Map(records.map(({ name, noun }) => [name, noun in NOUNS ? noun : '']));
  const placeOf = (record: string) => nounOf.get(record) ?? '';
  return {
    callsOf: (noun: string) => calls.filter(({ operation }) => operation.tags[0] === noun),
    recordsOf: (noun: string) =>
      Object.entries(components.schemas as Record<string, Schema>).filter(([name]) => placeOf(name) === noun),
    schemas: components.schemas as Record<string, Schema>,
    /** The address of a record in the reference. */
    hrefOf: (record: string) => {
      const place = placeOf(record);
      return `${REFERENCE}${place && `/${place}`}#${record}`;
    },
  };
}
export type Reference = ReturnType<typeof readReference>;
