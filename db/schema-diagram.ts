import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

type TableConfig = ReturnType<typeof getTableConfig>;

const folder = fileURLToPath(new URL('./schema/', import.meta.url));

/** The text of docs/schema.md: every table of db/schema with its keys and references, as Mermaid diagrams. */
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
    'Generated from `db/schema` by `npm run docs:schema`; a test fails when it is out of date. First all references, then the keys of each file; the other columns are described in the file itself.',
    '',
    ...diagram(parts.flatMap(({ tables }) => tables.flatMap(references))),
    ...parts.flatMap(({ file, tables }) => [
      '',
      `## db/schema/${file}`,
      '',
      ...diagram([...tables.flatMap(keys), ...tables.flatMap(references)]),
    ]),
    '',
  ].join('\n');
}

const diagram = (lines: string[]) => ['```mermaid', 'erDiagram', ...lines, '```'];

/** `orders ||--o{ order_lines : order_id`: many rows of the second table refer to one row of the first. */
const references = (table: TableConfig) =>
  table.foreignKeys.map((key) => {
    const { foreignTable, columns } = key.reference();
    const isOptional = columns.some((column) => !column.notNull);
    const names = columns.map(({ name }) => name).join(', ');
    return `  ${getTableConfig(foreignTable).name} ${isOptional ? '|o' : '||'}--o{ ${table.name} : "${names}"`;
  });

function keys(table: TableConfig): string[] {
  const primary = new Set(table.primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)));
  const referring = new Set(table.foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name)));
  const lines = table.columns.flatMap((column) => {
    const marks = [(column.primary || primary.has(column.name)) && 'PK', referring.has(column.name) && 'FK'].filter(
      Boolean,
    );
    return marks.length > 0
      ? [`    ${column.getSQLType().replace(/\W+/g, '_')} ${column.name} ${marks.join(', ')}`]
      : [];
  });
  return [`  ${table.name} {`, ...lines, '  }'];
}

if (import.meta.main) writeFileSync(new URL('../docs/schema.md', import.meta.url), await schemaDiagram());
