import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentCheck } from './local/content/integration.ts';
import { scriptIntegrity } from './local/script-integrity.ts';
import { leanContracts } from './local/lean-contracts.mjs';

/** The origin of a configured address; nothing where it is a path of this site or not set. */
const originOf = (address) => (/^https?:/.test(address ?? '') ? ` ${new URL(address).origin}` : '');

/** The style sheet that a module of the portal or the admin area goes into, null for any other. */
function sharedSheet(id) {
  if (!id.endsWith('.css')) return null;
  const [, part] = /\/src\/(?:islands|layouts|components|styles)\/(portal|admin|widgets|ui|app)\W/i.exec(id) ?? [];
  return part && (part === 'portal' || part === 'admin' ? part : 'app');
}

/** React in one file: every island needs all of it, and the bundler would divide it between the public islands. */
const reactChunk = (id) => (/\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : null);

/**
 * Loads a part of a page by `import()` and nothing else. Vite's own helper, 0.9 KB, also preloads style sheets and scripts
 * of the part; our pages have all their styles, and nearly all these scripts, already.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  // The list of what it would preload.
  renderChunk: (code) => (code.includes('__VITE_PRELOAD__') ? code.replaceAll(/,\s*__VITE_PRELOAD__/g, '') : null),
};

/** `client:touch`: an island of a public page loads at the first touch of one of its controls. */
const touchDirective = {
  name: 'touch-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './src/client/site/touch-directive.ts' }),
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://www.plantsetu.example',
  trailingSlash: 'never',
  // One file a page: Netlify serves about.html at /about without a redirect to a trailing slash.
  build: { format: 'file', inlineStylesheets: 'auto' },
  integrations: [contentCheck(), react(), touchDirective, scriptIntegrity()],
  prefetch: { defaultStrategy: 'hover' },
  security: {
    // Script and style hashes are Astro's; netlify.toml adds what only a header can say.
    csp: {
      directives: [
        "default-src 'self'",
        // blob: is the preview of a picture before it is uploaded.
        `img-src 'self' blob:${originOf(process.env.S3_PUBLIC_URL)}`,
        `connect-src 'self'${originOf(process.env.PUBLIC_API_BASE)}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
    },
  },
  // The highlighter writes inline styles, which the policy forbids; nothing here shows code.
  markdown: { syntaxHighlight: false },
  // Only styles are inlined: any other asset would be one more hash in the content policy.
  vite: {
    build: {
      assetsInlineLimit: (file) => file.endsWith('.css') && !/^_astro\/(app|portal|admin)\./.test(file),
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: sharedSheet }, { name: reactChunk }] } } },
    },
    plugins: [leanContracts(), plainImports],
  },
  devToolbar: { enabled: false },
});
