import type { Config } from '@netlify/functions';
import { getAssignEffectEndpoint } from '#contracts/catalog/price-lists.ts';
import { getAssignEffect } from '#server/catalog/price-lists/price-list-assign.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAssignEffectEndpoint, ({ actor, query }) =>
  getAssignEffect(actor, { ...query, list_id: query.list_id ?? null }),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/price-list-effect'], method: 'GET' };
