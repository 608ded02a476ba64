import type { APIRoute } from 'astro';
import { nextChange } from '../site-content/resources.ts';

/** The first day in India, `YYYY-MM-DD`, on which this build is out of date without a change of content (decision 042). */
export const GET: APIRoute = async () => Response.json({ on: await nextChange() });
