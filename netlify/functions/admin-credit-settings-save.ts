import type { Config } from '@netlify/functions';
import { saveCreditSettingsEndpoint } from '#contracts/receivables/credit.ts';
import { handle } from '#server/platform/handle.ts';
import { saveCreditSettings } from '#server/receivables/credit.ts';

export default handle(saveCreditSettingsEndpoint, ({ actor, body }) => saveCreditSettings(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/credit-settings-save'], method: 'POST' };
