import type { Client } from '@neondatabase/serverless';
import listed from './categories.json' with { type: 'json' };

/** A category with its subcategories, in the order of the sidebar. */
interface Category {
  name: string;
  subs: string[];
}

/** All categories that a product can be in, from categories.json. After a change there, `npm run db:migrate` adds what is new. */
export const categories: Category[] = Object.entries(listed).map(([name, subs]) => ({ name, subs }));

/** Adds those that the database lacks and updates their order. None is removed: products may be in it. */
export async function putCategories(client: Client): Promise<void> {
  const subs = categories.flatMap(({ name: category, subs }) =>
    subs.map((name, position) => ({ category, name, position })),
  );
  await client.query(
    `insert into categories (name, position) select name, place - 1 from unnest($1::text[]) with ordinality as listed (name, place)
     on conflict (name) do update set position = excluded.position`,
    [categories.map(({ name }) => name)],
  );
  await client.query(
    `insert into subcategories (category, name, position)
     select * from jsonb_to_recordset($1) as listed (category text, name text, position int)
     on conflict (category, name) do update set position = excluded.position`,
    [JSON.stringify(subs)],
  );
}
