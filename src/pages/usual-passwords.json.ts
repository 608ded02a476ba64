import { dictionary } from '@zxcvbn-ts/language-common';
import type { APIRoute } from 'astro';

/** Enough to name the usual ones while a password is typed; the server checks against the whole list. */
const SHOWN = 5000;

/** The most common passwords, the commonest first, for the strength shown in the browser. */
export const GET: APIRoute = () => Response.json((dictionary['passwords-common'] as string[]).slice(0, SHOWN));
