import { env } from '../platform/env.ts';

/** The absolute address of a page. */
export function siteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
