import { readFileSync } from 'node:fs';
import { dirname, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = dirname(fileURLToPath(import.meta.url));

/** What reaches a browser: each package here is a download that a buyer waits for. */
const browser = /^(react|react-dom|zod\/mini|astro:[\w:/-]+)(\/|$)/;

/** The kit: `lists` may use `forms` (a filter is a select), and both use the root, which uses neither. */
const ui = ['src/islands/ui', 'src/islands/ui/forms', 'src/islands/ui/lists'];

/**
 * Who may import whom. A part may always import itself; `parts` are the others that it may import, `types` those of
 * which it may import types only, but for the files that match `files`, `packages` what it may take from npm and Node (absent: anything). A feature,
 * such as src/islands/portal/cart, is a part of its own, so that no feature imports another; files named `*.test.ts` stand outside.
 */
const WALLS = {
  // The company file, kept by editors.
  'src/site.ts': { parts: ['src/content'], packages: /^$/ },
  'src/contracts': { parts: [], packages: /^zod\/mini$/ },
  // The Excel reader is loaded when an Excel file is chosen (src/client/table-files/read-workbook.ts), the estimate of a password's
  // strength when one is typed (src/client/password-strength.ts), the passkeys' library by staff, the public search when
  // its field is used (src/client/site/search-page.ts).
  'src/client': {
    parts: ['src/contracts', 'src/site.ts'],
    packages: new RegExp(`${browser.source}|^hucre/xlsx$|^@zxcvbn-ts/core$|^@simplewebauthn/browser$|^minisearch$`),
  },
  // The kit knows no noun of the trade; widgets are the parts of the trade that several features share.
  'src/islands/ui': { parts: ['src/client', 'src/contracts', 'src/site.ts', 'src/styles'], packages: browser },
  'src/islands/ui/forms': { parts: ['src/islands/ui', 'src/client', 'src/contracts'], packages: browser },
  'src/islands/ui/lists': { parts: [...ui.slice(0, 2), 'src/client', 'src/contracts'], packages: browser },
  'src/islands/widgets': {
    parts: [...ui, 'src/client', 'src/contracts', 'src/site.ts', 'src/styles'],
    // Which drawing a product has; the drawings themselves are files.
    types: ['src/drawings'],
    files: /^src\/drawings\/matching\.ts$/,
    // The UPI code of an invoice.
    packages: new RegExp(`${browser.source}|^uqr$`),
  },
  'src/islands': {
    parts: [...ui, 'src/islands/widgets', 'src/client', 'src/contracts', 'src/site.ts', 'src/styles'],
    packages: browser,
  },
  'src/schemas': { parts: ['src/contracts', 'src/site.ts'] },
  'src/content.config.ts': { parts: ['src/schemas'] },
  // Drawn while the site is built; a browser gets the finished lines.
  'src/drawings': { parts: [], packages: /^$/ },
  // Printed by the build and by functions alike (docs/decisions/011-one-printed-sheet.md), never in a browser.
  'src/print': { parts: ['src/contracts', 'src/site.ts', 'src/drawings'] },
  // Composed while the site is built, from the drawings and with the typefaces of the printed sheets.
  'src/covers': { parts: ['src/drawings', 'src/print', 'src/site.ts'], packages: /^fontkit$/ },
  // The description of the calls, written while the site is built; its version is the project's.
  'src/openapi': {
    parts: ['src/contracts', 'src/site.ts', 'package.json'],
    packages: /^(zod\/mini|typescript|node:path)$/,
  },
  // Queries over the collections and what pages derive from them.
  'src/site-content': {
    parts: ['src/client', 'src/contracts', 'src/covers', 'src/drawings', 'src/print', 'src/schemas', 'src/site.ts'],
  },
  'src/components': {
    parts: [
      ...['src/site-content', 'src/client', 'src/contracts', 'src/covers', 'src/drawings', 'src/print'],
      ...['src/schemas', 'src/site.ts', 'src/styles', 'src/assets', 'src/openapi'],
    ],
  },
  'src/layouts': {
    parts: [
      ...['src/components', 'src/site-content', 'src/client', 'src/contracts', 'src/drawings', 'src/site.ts'],
      ...['src/styles', 'src/assets', 'src/openapi'],
    ],
  },
  'src/pages': {
    parts: [
      ...['src/layouts', 'src/components', 'src/islands', ...ui, 'src/islands/widgets', 'src/site-content'],
      ...['src/client', 'src/contracts'],
      ...['src/covers', 'src/drawings', 'src/print', 'src/schemas', 'src/content', 'src/site.ts', 'src/styles'],
      ...['src/assets', 'src/openapi'],
    ],
  },
  'netlify/functions': { parts: ['netlify/server', 'src/contracts'], packages: /^@netlify\/functions$/ },
  'netlify/server': { parts: ['db', 'src/contracts', 'src/print', 'src/site.ts'] },
  // The tables of statuses and of units make columns and their checks (docs/decisions/024, 034).
  db: {
    parts: [],
    types: ['src/contracts'],
    files: /^src\/contracts\/(life-cycle|fields\/unit-codes|\w+\/states)\.ts$/,
  },
  // Runs on a developer's machine only: the contracts' schemas check the demo data.
  'db/seed': { parts: ['db', 'src/contracts'] },
  local: {
    parts: [
      ...['db', 'db/seed', 'netlify/server', 'netlify/build-functions.ts'],
      ...['src/contracts', 'src/drawings', 'src/print', 'src/schemas'],
      'src/site.ts',
    ],
  },
};

/** `#contracts/money.ts` → `./src/contracts/fields/money.ts`, as package.json says. */
const aliases = Object.entries(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).imports).map(
  ([alias, target]) => [alias.replace('*', ''), target.replace('*', '')],
);

/** Path from the root of what an import names, or null for a package. Worked out from the text: no file is looked up. */
function targetOf(specifier, importer) {
  const [alias, place] =
    aliases.find(([start]) => specifier === start || (start.endsWith('/') && specifier.startsWith(start))) ?? [];
  const path = specifier.replace(/\?.*$/, '');
  if (alias) return posix.normalize(place + path.slice(alias.length));
  if (path.startsWith('/')) return posix.normalize(path.slice(1));
  return path.startsWith('.') ? posix.join(posix.dirname(importer), path) : null;
}

/** The part that a path lies in: the longest entry of WALLS, a feature below src/islands, else its first folders. */
function partOf(path) {
  const feature = /^src\/islands\/(portal|admin|site)\/[^/]+(?=\/)/.exec(path)?.[0];
  const named = Object.keys(WALLS).filter((part) => path === part || path.startsWith(`${part}/`));
  const longest = named.sort((a, b) => b.length - a.length)[0];
  return (longest === 'src/islands' && feature) || longest || path.split('/').slice(0, 2).join('/');
}

const wallOf = (part) => WALLS[part] ?? (part.startsWith('src/islands/') ? WALLS['src/islands'] : undefined);

const isListed = (parts, part) =>
  parts.includes(part) || (parts.includes('src/islands') && /^src\/islands\/(portal|admin|site)\//.test(part));

/** Why a file may not import this; undefined where it may. */
function refusal(importer, specifier, isType) {
  const part = partOf(importer);
  const wall = wallOf(part);
  if (!wall) return undefined;
  const target = targetOf(specifier, importer);
  if (target === null) {
    return !wall.packages || wall.packages.test(specifier) ? undefined : `${part} may not import ${specifier}`;
  }
  const other = partOf(target);
  if (other === part || isListed(wall.parts, other) || wall.files?.test(target)) return undefined;
  if (!wall.types?.includes(other)) return `${part} may not import ${other}`;
  return isType ? undefined : `${part} may import types only from ${other} (import type)`;
}

const importWalls = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{why}}: see WALLS in eslint.config.mjs.' } },
  create(context) {
    const importer = relative(root, context.physicalFilename).replaceAll(sep, '/');
    const look = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const why = refusal(importer, node.source.value, (node.importKind ?? node.exportKind) === 'type');
      if (why) context.report({ node, messageId: 'wall', data: { why } });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

export default defineConfig(
  { ignores: ['dist/', 'dist-functions/', '.astro/', '.data/', '.netlify/', '.mutation/', 'public/'] },
  // The compiler checks types; here only what needs none, so that all of it takes seconds.
  tseslint.configs.recommended,
  astro.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-constant-condition': 'error',
      'no-fallthrough': 'error',
      'no-loss-of-precision': 'error',
      'no-useless-escape': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      // Node runs these files as they are and guesses no extension.
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.|#[a-z]+/)(.*/)?[^./]+$', message: 'Name the file with its extension.' }] },
      ],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['{src,netlify,db,local}/**/*.{ts,tsx,mjs,astro}', '**/*.astro/*.{js,ts}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { plantsetu: { rules: { 'import-walls': importWalls } } },
    rules: { 'plantsetu/import-walls': 'error' },
  },
);
