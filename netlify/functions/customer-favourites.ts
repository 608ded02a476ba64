import type { Config } from '@netlify/functions';
import { listFavouritesEndpoint } from '#contracts/catalog/favourites.ts';
import { listFavourites } from '#server/catalog/favourites.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listFavouritesEndpoint, ({ actor }) => listFavourites(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/favourites'], method: 'GET' };
