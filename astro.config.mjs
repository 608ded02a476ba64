import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://www.plantsetu.example',
  trailingSlash: 'never',
  // One file a page: Netlify serves about.html at /about without a redirect to a trailing slash.
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react()],
  prefetch: { defaultStrategy: 'hover' },
  security: { csp: true },
  // An inlined asset would be one more hash in the content policy, another one on every page.
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
