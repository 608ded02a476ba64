import type { Config } from '@netlify/functions';
import { saveFavouriteEndpoint } from '#contracts/favourites.ts';
import { saveFavourite } from '#server/favourites.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveFavouriteEndpoint, ({ actor, body }) => saveFavourite(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/favourite-save'], method: 'POST' };
