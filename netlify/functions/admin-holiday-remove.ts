import type { Config } from '@netlify/functions';
import { removeHolidayEndpoint } from '#contracts/delivery/admin.ts';
import { removeHoliday } from '#server/delivery/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeHolidayEndpoint, ({ actor, body }) => removeHoliday(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/holiday-remove'], method: 'POST' };
