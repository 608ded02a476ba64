import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { ZodType } from 'zod';
import { schemas } from './schemas/collections.ts';

const collection = <T extends ZodType>(folder: string, schema: T) =>
  defineCollection({ loader: glob({ base: `./src/content/${folder}`, pattern: '*.{md,yaml,json}' }), schema });

type Collections<Schemas> = {
  [Folder in keyof Schemas]: Schemas[Folder] extends ZodType ? ReturnType<typeof collection<Schemas[Folder]>> : never;
};

export const collections = Object.fromEntries(
  Object.entries(schemas).map(([folder, schema]) => [folder, collection<ZodType>(folder, schema)]),
) as Collections<typeof schemas>;
