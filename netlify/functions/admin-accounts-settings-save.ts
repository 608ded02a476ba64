import type { Config } from '@netlify/functions';
import { saveAccountsSettingsEndpoint } from '#contracts/invoices/e-invoice.ts';
import { saveAccountsSettings } from '#server/invoices/accounts-settings.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveAccountsSettingsEndpoint, ({ actor, body }) => saveAccountsSettings(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/accounts-settings-save'], method: 'POST' };
