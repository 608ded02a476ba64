import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of pages with a file of their own: `src/pages/rfq.astro` → `/rfq`. */
export function pageRoutes(root: string): string[] {
  return globSync('**/*.{astro,ts}', { cwd: join(root, 'src/pages') })
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.astro$/, '').replace(/\.ts$/, '') || '/');
}
