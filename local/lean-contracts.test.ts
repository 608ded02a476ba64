import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { lean } from './lean-contracts.mjs';

const leaned = (code: string) => lean(code, parseSync('contract.js', code).program);

it('an endpoint becomes a plain object without the schemas that only the server uses', () => {
  const text = leaned(`export const listEndpoint = endpoint({
    method: 'GET',
    path: '/api/list',
    roles: ['customer'],
    query: z.object({ q: z.string() }),
    reply: z.object({ items: z.array(Item) }),
  });`);
  expect(text).toBe(`export const listEndpoint = { method: 'GET', path: '/api/list', roles: ['customer'] };`);
});

it('a body schema is kept if a form is checked against it, and removed if code builds the body', () => {
  expect(leaned(`const a = endpoint({ path: '/api/a', body: A, reply: B });`)).toBe(
    `const a = { path: '/api/a', body: A };`,
  );
  expect(leaned(`const b = endpoint({ path: '/api/b', composed: true, body: z.object({}) });`)).toBe(
    `const b = { path: '/api/b', composed: true };`,
  );
});

it('any other constant is marked as free of side effects; the text between is unchanged', () => {
  const text = leaned(`const email = text(254).check(z.minLength(1));\nexport const MOST = 5;\nfunction f() {}\n`);
  expect(text).toBe(
    `const email = /* @__PURE__ */ (() => text(254).check(z.minLength(1)))();\nexport const MOST = 5;\nfunction f() {}\n`,
  );
});
