import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Gives the scripts and style sheets that a built page names an `integrity`, so that the browser runs no file that was changed
 * after the build. Astro has no setting for it. What a script imports is not covered: browsers check only what the page names.
 */
export function scriptIntegrity(): AstroIntegration {
  return {
    name: 'script-integrity',
    hooks: { 'astro:build:done': ({ dir }) => addIntegrity(fileURLToPath(dir)) },
  };
}

/** A script or style sheet of this site; the name ends the address. */
const TAG = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/_astro\/[^"]+\.(?:js|css))"[^>]*>/g;

/** Adds the digests to all pages of a folder. */
export function addIntegrity(folder: string): void {
  const digests = new Map<string, string>();
  const digestOf = (file: string) => {
    const known =
      digests.get(file) ??
      createHash('sha384')
        .update(readFileSync(join(folder, file)))
        .digest('base64');
    digests.set(file, known);
    return known;
  };
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, page);
    const html = readFileSync(path, 'utf8');
    const checked = html.replace(TAG, (tag, file: string) => {
      const isChecked = tag.startsWith('<script') || /\srel="(stylesheet|modulepreload)"/.test(tag);
      if (!isChecked || tag.includes(' integrity=')) return tag;
      return tag.replace(/\s*\/?>$/, ` integrity="sha384-${digestOf(file)}">`);
    });
    if (checked !== html) writeFileSync(path, checked);
  }
}
