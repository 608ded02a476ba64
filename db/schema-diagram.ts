import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

type TableConfig = ReturnType<typeof getTableConfig>;

const folder = fileURLToPath(new URL('./schema/', import.meta.url));

/** The text of docs/schema.md: every table of db/schema with its columns and references, as Mermaid diagrams. */
export async function schemaDiagram(): Promise<string> {
  const files = readdirSync(folder).sort();
  const parts: { file: string; tables: TableConfig[] }[] = [];
  for (const file of files) {
    const module: Record<string, unknown> = await import(`./schema/${file}`);
    const tables = Object.values(module).filter((value): value is PgTable => is(value, PgTable));
    const configs = tables.map((table) => getTableConfig(table)).sort((a, b) => (a.name < b.name ? -1 : 1));
    if (configs.length > 0) parts.push({ file, tables: configs });
  }
  return [
    '# Tables and their references',
    '',
    'Generated from `db/schema` by `npm run docs:schema`; a test fails when it is out of date. First all references, then each file with its columns.',
    '',
    ...diagram(parts.flatMap(({ tables }) => tables.flatMap(references))),
    ...parts.flatMap(({ file, tables }) => [
      '',
      `## db/schema/${file}`,
      '',
      ...diagram([...tables.flatMap(columns), ...tables.flatMap(references)]),
    ]),
    '',
  ].join('\n');
}

const diagram = (lines: string[]) => ['```mermaid', 'erDiagram', ...new Set(lines), '```'];

/** `orders ||--o{ order_lines : order_id`: many rows of the second table refer to one row of the first. */
const references = (table: TableConfig) =>
  table.foreignKeys.map((key) => {
    const { foreignTable, columns } = key.reference();
    const isOptional = columns.some((column) => !column.notNull);
    const names = columns.map(({ name }) => name).join(', ');
    return `  ${getTableConfig(foreignTable).name} ${isOptional ? '|o' : '||'}--o{ ${table.name} : "${names}"`;
  });

function columns(table: TableConfig): string[] {
  const primary = new Set([
    ...table.columns.filter((column) => column.primary),
    ...table.primaryKeys.flatMap((key) => key.columns),
  ]);
  const referring = new Set(table.foreignKeys.flatMap((key) => key.reference().columns));
  return [
    `  ${table.name} {`,
    ...table.columns.map((column) => {
      const keys = [primary.has(column) && 'PK', referring.has(column) && 'FK'].filter(Boolean).join(', ');
      return `    ${column.getSQLType().replace(/\W+/g, '_')} ${column.name} ${keys}`.trimEnd();
    }),
    '  }',
  ];
}

if (import.meta.main) writeFileSync(new URL('../docs/schema.md', import.meta.url), await schemaDiagram());
