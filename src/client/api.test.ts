import { afterEach, expect, test, vi } from 'vitest';
import { listOrdersEndpoint } from '#contracts/orders/portal.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('calls go below /api, and empty parameters are left out', async () => {
  const { endpointUrl } = await import('./api.ts');
  expect(endpointUrl(listOrdersEndpoint, { page: 2, size: null })).toBe('/api/orders/list?page=2');
});

test('the base of all calls can be set when the site is built', async () => {
  vi.stubEnv('PUBLIC_API_BASE', 'https://api.plantsetu.example/v1');
  const { endpointUrl } = await import('./api.ts');
  expect(endpointUrl(listOrdersEndpoint)).toBe('https://api.plantsetu.example/v1/orders/list');
});

test('a refusal shows the server’s message, but not a gateway’s HTML', async () => {
  const { parseReply } = await import('./api.ts');
  const refused = (text: string, status: number) => {
    try {
      return parseReply(text, status, null);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused('{"success":false,"message":"Only 3 in stock."}', 409)).toBe('Only 3 in stock.');
  expect(refused('Bad day', 500)).toBe('Bad day');
  expect(refused('<html><h1>502</h1></html>', 502)).toBe('Request failed (502)');
  expect(refused('', 504)).toBe('Request failed (504)');
});

test.each([
  ['the server’s message', '{"success":false,"message":"Only 3 in stock."}', 'Only 3 in stock.'],
  ['blank for a reply without one', '{"success":false}', ''],
  ['blank for a reply whose message is null', '{"success":false,"message":null}', ''],
  ['null for a page of a gateway', '<html><h1>502</h1></html>', null],
  ['null for text', 'Bad day', null],
  ['null for JSON that is no reply', '"Bad day"', null],
])('the server’s own message is %s', async (_, text, expected) => {
  const { parseReply } = await import('./api.ts');
  expect(() => parseReply(text, 500, null)).toThrow(expect.objectContaining({ serverMessage: expected }));
});
