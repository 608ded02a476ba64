import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const files = globSync('{src,netlify,db,local}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
)
  .map(([alias, path]) => [alias.replace('*', ''), posix.normalize(path.replace('*', ''))] as const)
  .sort(([a], [b]) => b.length - a.length);

/** Whether the program loads the other file: not for its types alone. */
function isLoaded(statement: ts.Statement): statement is (ts.ImportDeclaration | ts.ExportDeclaration) & {
  moduleSpecifier: ts.StringLiteral;
} {
  if (ts.isExportDeclaration(statement)) return !!statement.moduleSpecifier && !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const { importClause } = statement;
  if (!importClause) return true;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  if (name || !namedBindings || ts.isNamespaceImport(namedBindings)) return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
}

function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.filter(isLoaded).flatMap(({ moduleSpecifier: { text } }) => {
    if (text.startsWith('.')) return [posix.join(posix.dirname(file), text)];
    const found = aliases.find(([alias]) => text.startsWith(alias));
    return found ? [found[1] + text.slice(found[0].length)] : [];
  });
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The first circle that is reached from a file, or null. */
function circleFrom(file: string, path: string[], done: Set<string>): string[] | null {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of imports.get(file) ?? []) {
    const circle = circleFrom(next, [...path, file], done);
    if (circle) return circle;
  }
  done.add(file);
  return null;
}

it('no file imports itself by way of others', () => {
  const done = new Set<string>();
  expect(files.length).toBeGreaterThan(1000);
  expect(imports.get('netlify/server/gst/tally/vouchers.ts')).toContain('netlify/server/gst/tally/voucher.ts');
  expect(files.map((file) => circleFrom(file, [], done)).filter(Boolean)).toEqual([]);
});
