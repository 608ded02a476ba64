import { env } from '../env.ts';

/** The whole address of a page of ours. */
export function siteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
