import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The site that is tested, as playwright.config.ts has it served. */
export const siteFolder = resolve(process.env.E2E_SITE ?? 'dist');

/** A page of the built site: `about.html` is served at `/about`. */
export interface BuiltPage {
  path: string;
  file: string;
}

/** Every page, by its address. */
export const builtPages: BuiltPage[] = globSync('**/*.html', { cwd: siteFolder })
  .map((name) => ({ path: `/${name.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/', file: name }))
  .map(({ path, file }) => ({ path, file: resolve(siteFolder, file) }))
  .sort((a, b) => a.path.localeCompare(b.path));

/** What is open to everybody; the other two areas ask for a sign-in and have journeys of their own. */
export const publicPages = builtPages.filter(({ path }) => !/^\/(portal|admin)(\/|$)/.test(path));

/** The page as it was built. */
export const htmlOf = ({ file }: BuiltPage): string => readFileSync(file, 'utf8');
