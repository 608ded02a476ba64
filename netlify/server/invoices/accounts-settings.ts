import { sql } from 'drizzle-orm';
import { DEFAULT_CREDIT_HOLD_DAYS } from '#contracts/receivables/credit.ts';
import { accounts_settings } from '#db/schema/accounts-settings.ts';
import { asActor, db } from '../platform/database.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';

/** The settings of the accounts. */
export async function getAccountsSettings(actor: Caller) {
  const [me, [settings]] = await asActor(actor, [db.select().from(accounts_settings)]);
  return {
    e_invoice_from: settings?.e_invoice_from ?? null,
    credit_hold_days: settings?.credit_hold_days ?? DEFAULT_CREDIT_HOLD_DAYS,
    may_change: me.role === 'admin',
  };
}

/** Saves the settings; issued invoices keep what applied to them. */
export async function saveAccountsSettings(actor: Caller, { e_invoice_from }: { e_invoice_from: string | null }) {
  const settings = { e_invoice_from };
  await asActor(actor, [
    db.insert(accounts_settings).values(settings).onConflictDoUpdate({ target: accounts_settings.id, set: settings }),
  ]);
  return {
    message: e_invoice_from
      ? `Invoices from ${formatDay(e_invoice_from)} to companies with a GSTIN need an IRN.`
      : 'Invoices need no IRN.',
  };
}

/** True if an invoice issued today to a registered recipient needs an IRN (CGST Rules r. 48(4)). */
export const isEInvoicing = sql<boolean>`exists (select 1 from accounts_settings where e_invoice_from <= ${todayInIndia})`;
