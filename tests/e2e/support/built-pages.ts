import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The site that is tested, as playwright.config.ts has it served. */
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
 * Pages that are public and meant to be read. What asks for a sign-in has journeys of its own; the specimen sheets
 * of the kit (/style) show each part several times over.
 */
export const publicPages = builtPages.filter(({ path }) => !/^\/(portal|admin|change-password|style)(\/|$)/.test(path));

/** The page as it was built. */
export const htmlOf = ({ file }: BuiltPage): string => readFileSync(file, 'utf8');

/** A file that the build made, by its address. */
export const builtFile = (path: string): string => readFileSync(resolve(siteFolder, path.replace(/^\//, '')), 'utf8');

/** Those that search engines may list: what asks for a link out of a mail, or for a sign-in, is none of them. */
export const findablePages = publicPages.filter((page) => !/<meta name="robots" content="noindex"/.test(htmlOf(page)));
