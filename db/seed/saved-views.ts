import type { Client } from '@neondatabase/serverless';
import type { ViewedList } from '#contracts/views/views.ts';
import { insertRows } from './insert-rows.ts';

/** Views that staff have saved of their lists: one shared by the admin, others the employee's own. */
export async function insertSavedViews(client: Client, staff: { admin: string; employee: string }): Promise<void> {
  const view = (user_id: string, list: ViewedList, name: string, search: string, shared = false) => ({
    ...{ user_id, list, name, search, shared },
  });
  await insertRows(client, 'saved_views', [
    view(staff.admin, 'orders', 'Late', 'status=late', true),
    view(staff.admin, 'orders', 'To ship, oldest first', 'status=to+ship&sort=placed_asc', true),
    view(staff.employee, 'orders', 'To confirm', 'status=placed'),
    view(staff.employee, 'rfqs', 'Awaiting our reply', 'status=waiting'),
    view(staff.employee, 'products', 'Low stock', 'stock=low&view=table'),
    view(staff.admin, 'invoices', 'Overdue', 'status=overdue', true),
  ]);
}
