import type { Config } from '@netlify/functions';
import { saveHolidayEndpoint } from '#contracts/delivery/admin.ts';
import { saveHoliday } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveHolidayEndpoint, ({ actor, body }) => saveHoliday(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/holiday-save'], method: 'POST' };
