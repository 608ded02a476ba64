import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '#contracts/limits.ts';
import { endpoints } from '../support/endpoints.ts';

/** Access to admin calls by their contracts; tests/functions/auth/tokens.test.ts tests each call with each role and none. */
const adminCalls = Object.values(endpoints).filter(({ path }) => /^\/api\/(admin|employees)\//.test(path));

describe('the admin calls', () => {
  it('are for staff only: none is public or admits customers, each admits admins', () => {
    const others = adminCalls.filter(
      ({ roles }) => roles === 'public' || roles.includes('customer') || !roles.includes('admin'),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
    expect(adminCalls.length).toBeGreaterThan(40);
  });

  it('are for employees too, except those about staff, the settings of the accounts, the reminders and the data of a person', () => {
    const adminsOnly = adminCalls.filter(({ roles }) => !roles.includes('employee')).map(({ path }) => path);
    const others = adminsOnly.filter((path) => !path.startsWith('/api/admin/staff-'));
    expect(others.toSorted()).toEqual([
      '/api/admin/accounts-lock',
      '/api/admin/accounts-settings-save',
      '/api/admin/credit-settings-save',
      '/api/admin/dunning-step-save',
      '/api/admin/person-erase',
      '/api/admin/person-export',
      '/api/admin/person-get',
      '/api/admin/seller-details-save',
    ]);
    expect(adminsOnly.length).toBeGreaterThan(0);
  });

  it('need a right to change something, but for what every employee does', () => {
    const free = adminCalls.filter(
      ({ method, roles, needs }) => method === 'POST' && roles.includes('employee') && !needs?.length,
    );
    const names = free.map(({ path }) => path.replace('/api/admin/', ''));
    expect(names.filter((name) => !name.startsWith('factor-')).toSorted()).toEqual([
      'application-move',
      'application-note',
      'catalogue-match',
      'company-note',
      'dunning-preview',
      'enquiry-handle',
      'inbox-mark',
      'invoice-credit-preview',
      'invoice-debit-preview',
      'message-answer',
      'order-price',
      'outbox-give-up',
      'outbox-retry',
      'owner-assign',
      'owners-assign',
      'quote-products',
      'quote-rates',
      'sent-mail-again',
      'ticket-answer',
      'ticket-move',
      'view-remove',
      'view-save',
    ]);
  });

  it('are all under the admin paths', () => {
    const elsewhere = Object.values(endpoints).filter(
      (endpoint) =>
        endpoint.roles !== 'public' && !endpoint.roles.includes('customer') && !adminCalls.includes(endpoint),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('accept every search that the field of a list allows', () => {
    const refuse = (length: number) =>
      adminCalls.filter(({ query }) =>
        query.safeParse({ q: 'x'.repeat(length) }).error?.issues.some(({ path }) => path[0] === 'q'),
      );
    expect(refuse(MAX_SEARCH_LENGTH).map(({ path }) => path)).toEqual([]);
    expect(refuse(MAX_SEARCH_LENGTH + 1).length).toBeGreaterThan(10);
  });
});
