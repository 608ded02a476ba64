import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#contracts/limits.ts';
import { endpoints } from '../support/endpoints.ts';

/** Who the contracts let in at the desk; tests/functions/auth/tokens.test.ts tries each call as each role, and as nobody. */
const adminCalls = Object.values(endpoints).filter(({ path }) => /^\/api\/(admin|employees)\//.test(path));

describe('the calls of the desk', () => {
  it('are the staff’s: none is public, none admits a customer, each admits admins', () => {
    const others = adminCalls.filter(
      ({ roles }) => roles === 'public' || roles.includes('customer') || !roles.includes('admin'),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
    expect(adminCalls.length).toBeGreaterThan(40);
  });

  it('are for employees too, but for running the staff itself', () => {
    const adminsOnly = adminCalls.filter(({ roles }) => !roles.includes('employee')).map(({ path }) => path);
    expect(adminsOnly.filter((path) => !path.startsWith('/api/admin/staff-'))).toEqual([]);
    expect(adminsOnly.length).toBeGreaterThan(0);
  });

  it('are called by nobody else under another name: what only staff may call stands under the desk’s paths', () => {
    const elsewhere = Object.values(endpoints).filter(
      (endpoint) =>
        endpoint.roles !== 'public' && !endpoint.roles.includes('customer') && !adminCalls.includes(endpoint),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('take every search that the field of a list lets somebody type', () => {
    const refuse = (length: number) =>
      adminCalls.filter(({ query }) =>
        query.safeParse({ q: 'x'.repeat(length) }).error?.issues.some(({ path }) => path[0] === 'q'),
      );
    expect(refuse(MAX_SEARCH_LENGTH).map(({ path }) => path)).toEqual([]);
    expect(refuse(MAX_SEARCH_LENGTH + 1).length).toBeGreaterThan(10);
  });
});
