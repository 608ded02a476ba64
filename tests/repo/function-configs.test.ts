import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { endpoints } from '../support/endpoints.ts';

const FOLDER = 'netlify/functions';

/** The calls of specification §7, each of which is served at its `.php` path. */
const SPECIFIED: [method: Endpoint['method'], path: string][] = [
  ['POST', '/rfq.php'],
  ['POST', '/submit-application.php'],
  ['POST', '/login.php'],
  ['GET', '/companies/my.php'],
  ['GET', '/customer/rfqs.php'],
  ['GET', '/orders/list.php'],
  ['GET', '/customer/invoices.php'],
  ['POST', '/customer/update-profile.php'],
  ['POST', '/customer/support-ticket.php'],
  ['GET', '/catalog/categories.php'],
  ['GET', '/catalog/list.php'],
  ['GET', '/companies/addresses.php'],
  ['POST', '/orders/create.php'],
  ['GET', '/admin/company-list.php'],
  ['GET', '/admin/company-get.php'],
  ['POST', '/admin/company-save.php'],
  ['GET', '/admin/products-list.php'],
  ['GET', '/admin/product-get.php'],
  ['POST', '/admin/product-save.php'],
  ['POST', '/employees/create-customer.php'],
  ['POST', '/admin/upload.php'],
];

/** Functions that no browser calls. */
const SCHEDULED = [
  'approvals-remind.ts',
  'invoices-remind.ts',
  'lists-notify.ts',
  'outbox-retry.ts',
  'quotes-expire.ts',
  'site-rebuild.ts',
  'sweep.ts',
];

const files = readdirSync(FOLDER).filter((file) => !SCHEDULED.includes(file));
const source = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** The `config` of a function's source text. Raises unless it is a plain literal, which is all that Netlify can read. */
function configIn(file: string): unknown {
  const tree = ts.createSourceFile(file, source(file), ts.ScriptTarget.Latest);
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const [declaration] = statement.declarationList.declarations;
    if (declaration?.name.getText(tree) === 'config') return literal(declaration.initializer, tree);
  }
  throw new Error(`${file} exports no config`);
}

function literal(node: ts.Node | undefined, tree: ts.SourceFile): unknown {
  if (node && ts.isStringLiteral(node)) return node.text;
  if (node && ts.isArrayLiteralExpression(node)) return node.elements.map((element) => literal(element, tree));
  if (node && ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw new Error(`not a plain literal: ${property.getText(tree)}`);
        return [property.name.getText(tree), literal(property.initializer, tree)];
      }),
    );
  }
  throw new Error(`not a plain literal: ${node?.getText(tree)}`);
}

const handled = (file: string) => /export default handle\((\w+Endpoint),/.exec(source(file))?.[1] ?? 'nothing';

describe.each(files)('the function %s', (file) => {
  it('has the configuration of its contract, as a plain literal', () => {
    const endpoint = endpoints[handled(file)];
    expect(endpoint, `the contract ${handled(file)}`).toBeDefined();
    const { method, path, php } = endpoint!;
    expect(configIn(file)).toEqual({ path: php ? [path, `${path}.php`] : [path], method });
  });

  it('is named after its path', () => {
    expect(file).toBe(`${endpoints[handled(file)]!.path.replace('/api/', '').replaceAll('/', '-')}.ts`);
  });
});

describe('the functions', () => {
  it('handle every endpoint of the contracts, each once', () => {
    expect(files.map(handled).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('serve the calls of the specification, and no other, at a .php path', () => {
    const php = Object.values(endpoints).filter((endpoint) => endpoint.php);
    const paths = php.map(({ method, path }) => `${method} ${path}.php`);
    expect(paths.sort()).toEqual(SPECIFIED.map(([method, path]) => `${method} /api${path}`).sort());
  });

  it('have unique paths', () => {
    const paths = files.flatMap((file) => (configIn(file) as { path: string[] }).path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are otherwise scheduled, with a plain literal', () => {
    for (const file of SCHEDULED) expect(configIn(file)).toEqual({ schedule: expect.any(String) });
  });
});

describe('an endpoint', () => {
  it.each(Object.entries(endpoints))('%s is for customers, staff or the public', (_name, endpoint) => {
    expect(endpoint.path).toMatch(/^\/api(\/[a-z]+(-[a-z]+)*)+$/);
    if (endpoint.roles !== 'public') expect(endpoint.roles.length).toBeGreaterThan(0);
  });
});
