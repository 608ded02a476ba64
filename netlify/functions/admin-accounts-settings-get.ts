import type { Config } from '@netlify/functions';
import { getAccountsSettingsEndpoint } from '#contracts/invoices/e-invoice.ts';
import { getAccountsSettings } from '#server/invoices/accounts-settings.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAccountsSettingsEndpoint, ({ actor }) => getAccountsSettings(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/accounts-settings-get'], method: 'GET' };
