import type { Config } from '@netlify/functions';
import { saveFavouriteEndpoint } from '#contracts/catalog/favourites.ts';
import { saveFavourite } from '#server/catalog/favourites.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveFavouriteEndpoint, ({ actor, body }) => saveFavourite(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/favourite-save'], method: 'POST' };
