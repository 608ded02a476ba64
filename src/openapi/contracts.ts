import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../contracts/**/*.ts', '!**/*.test.ts'], { eager: true });

/** A named value of the contracts and the folder it is in. */
interface Named<T> {
  /** Name of the export. */
  name: string;
  /** Folder of the contract, `orders`; empty for files in the contracts' own folder. */
  noun: string;
  /** Path of the file from the root of the project. */
  file: string;
  value: T;
}

const exported: Named<unknown>[] = Object.entries(modules).flatMap(([path, module]) => {
  const file = path.replace('../', 'src/');
  const noun = /^src\/contracts\/([\w-]+)\//.exec(file)?.[1] ?? '';
  return Object.entries(module).map(([name, value]) => ({ name, noun, file, value }));
});

/** All calls of the API. */
export const calls = exported.filter((one): one is Named<Endpoint> => one.name.endsWith('Endpoint'));

/** The schemas that the contracts export by name: records, forms and lists of values. */
export const records = exported.filter(
  (one): one is Named<z.ZodMiniType> =>
    /^[A-Z]/.test(one.name) && one.value instanceof z.ZodMiniType && ['object', 'enum'].includes(one.value.def.type),
);

/** Limits and messages by name, which doc comments refer to. */
export const constants = new Map(
  exported.flatMap(({ name, value }) =>
    typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [],
  ),
);
