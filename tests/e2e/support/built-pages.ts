import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The folder of the tested site, as in playwright.config.ts. */
export const siteFolder = resolve(process.env.E2E_SITE ?? 'dist');

/** A page of the built site: `about.html` is served at `/about`. */
interface BuiltPage {
  path: string;
  file: string;
}

/** Every page, by its address. */
export const builtPages: BuiltPage[] = globSync('**/*.html', { cwd: siteFolder })
  .map((name) => ({ path: `/${name}`.replace(/(\/index)?\.html$/, '') || '/', file: resolve(siteFolder, name) }))
  .sort((a, b) => a.path.localeCompare(b.path));

/**
 * Public pages. Those behind a sign-in have tests of their own, and /style shows each component of the kit several
 * times.
 */
export const publicPages = builtPages.filter(
  ({ path }) => !/^\/(portal|admin|change-password|change-email|second-factor|style)(\/|$)/.test(path),
);

/** The HTML of a page. */
export const htmlOf = ({ file }: BuiltPage): string => readFileSync(file, 'utf8');

/** A file of the build, by its address. */
export const builtFile = (path: string): string => readFileSync(resolve(siteFolder, path.replace(/^\//, '')), 'utf8');

/** Pages that search engines may list: not those opened by a link from a mail. */
export const findablePages = publicPages.filter((page) => !/<meta name="robots" content="noindex"/.test(htmlOf(page)));
