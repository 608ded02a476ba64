import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemaDiagram } from '#db/schema-diagram.ts';

it('docs/schema.md shows the tables as db/schema has them', async () => {
  expect(readFileSync('docs/schema.md', 'utf8'), 'Run npm run docs:schema.').toBe(await schemaDiagram());
});
