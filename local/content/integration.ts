import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { LocalError } from '../instance/local-error.ts';
import { projectFolder } from '../instance/project-folder.ts';
import type { Mistake } from './entries.ts';
import { findMistakes, formatMistake } from './mistakes.ts';

/**
 * Stops a build with all mistakes in the content, where Astro would stop at the first. In development it shows them in
 * the browser instead of the page, where Astro would go on showing the entry as it last was.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build' || command === 'dev') refuseMistakes();
      },
      'astro:server:setup': ({ server }) => {
        const content = join(projectFolder, 'src', 'content');
        server.watcher.on('all', (_, file) => {
          if (file.startsWith(content)) server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use((request, response, next) => {
          const wantsPage = request.headers.accept?.includes('text/html');
          const mistakes = wantsPage ? findMistakes(projectFolder) : [];
          if (!mistakes.length) return next();
          response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(mistakes));
        });
      },
    },
  };
}

/** Throws an error with all of them, without a stack: no code is at fault. */
function refuseMistakes(): void {
  const mistakes = findMistakes(projectFolder).map(formatMistake);
  if (mistakes.length === 0) return;
  const error = new LocalError(['The content of the site has mistakes:', ...mistakes].join('\n'));
  error.stack = '';
  throw error;
}

const escape = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** Reloaded by Vite's client once a file is saved. */
function pageOf(mistakes: Mistake[]): string {
  const items = mistakes.map(
    ({ file, line, field, remedy }) =>
      `<li><code>${escape(file)}${line ? `, line ${line}` : ''}${field ? `, ${escape(field)}` : ''}</code><br>${escape(remedy)}`,
  );
  const count = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`;
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${count} in the content</title><script type="module" src="/@vite/client"></script>
<style>body{max-width:46rem;margin:3rem auto;padding:0 1rem;font:16px/1.5 system-ui;color:#12262b;background:#fff}
li{margin:0 0 1rem}code{font-size:14px;color:#8a4300}</style>
<h1>${count} in the content</h1><p>This page comes back by itself once the file is corrected and saved.</p><ul>${items.join('')}</ul></html>`;
}
