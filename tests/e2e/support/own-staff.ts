import type { Page } from '@playwright/test';
import type { StaffRight } from '#contracts/endpoint.ts';
import { callAs, linkInMail, tokenOf } from './colleagues.ts';
import { password, staff } from './test.ts';

/** An employee of the test's own, so that a second factor locks out no other test; returns the email address. All rights unless given. */
export async function addStaff(page: Page, rights?: StaffRight[]): Promise<string> {
  const { request } = page;
  const email = `factor.${crypto.randomUUID().slice(0, 8)}@plantsetu.example`;
  const admin = await tokenOf(request, staff.admin);
  await callAs(request, admin, '/api/admin/staff-invite', { name: 'Farah Khan', email, role: 'employee', rights });
  const link = await linkInMail(page, email, '/reset-password');
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  const answer = await request.post('/api/reset-password', { data: { token, password } });
  if (!answer.ok()) throw new Error(await answer.text());
  return email;
}
