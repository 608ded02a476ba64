import { brand } from '#site';
import { env } from '../../platform/env.ts';

const { hostname, origin } = new URL(env.SITE_URL);

/** The site as passkeys know it. A passkey works on this host only, so a copy of the site elsewhere gets none. */
export const relyingParty = { name: brand.name, id: hostname, origin };
