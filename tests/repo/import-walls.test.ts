import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The errors of a file with only this import. */
async function wallsOf(file: string, statement: string): Promise<string[]> {
  const text = file.endsWith('.astro') ? `---\n${statement}\n---\n` : `${statement}\n`;
  const [result] = await eslint.lintText(text, { filePath: file });
  return result!.messages.filter(({ ruleId }) => ruleId === 'plantsetu/import-walls').map(({ message }) => message);
}

describe('the import walls refuse', () => {
  it.each([
    ['src/contracts/x.ts', `import { brand } from '#site';`],
    ['src/contracts/x.ts', `import { call } from '../client/api.ts';`],
    ['src/contracts/x.ts', `import { sql } from 'drizzle-orm';`],
    ['src/contracts/x.ts', `import * as z from 'zod';`],
    ['src/client/x.ts', `import { Button } from '#ui/Button.tsx';`],
    ['src/client/x.ts', `import { products } from '#db/schema/catalog.ts';`],
    ['src/client/x.ts', `import { env } from '#server/platform/env.ts';`],
    ['src/client/x.ts', `import { readFile } from 'node:fs/promises';`],
    ['src/islands/ui/x.tsx', `import { readXlsx } from 'hucre/xlsx';`],
    ['src/islands/portal/cart/x.tsx', `import { LoginForm } from '../../site/login/LoginForm.tsx';`],
    ['src/islands/portal/cart/x.tsx', `import type { Props } from '../../site/login/LoginForm.tsx';`],
    ['src/islands/portal/cart/x.tsx', `export { LoginForm } from '../../site/login/LoginForm.tsx';`],
    ['src/islands/portal/cart/x.tsx', `const form = import('../../site/login/LoginForm.tsx');`],
    ['src/islands/portal/cart/x.tsx', `import { taxOn } from '#server/catalog/tax.ts';`],
    ['src/islands/ui/x.tsx', `import { CartTable } from '../portal/cart/CartTable.tsx';`],
    ['src/islands/ui/x.tsx', `import { sheet } from '../../drawings/drafting/sheet.ts';`],
    ['src/islands/ui/x.tsx', `import { Select } from './forms/Select.tsx';`],
    ['src/islands/ui/forms/x.tsx', `import { Pager } from '../lists/Pager.tsx';`],
    ['src/drawings/x.ts', `import { brand } from '#site';`],
    ['src/openapi/x.ts', `import { STATUS } from '#server/platform/errors.ts';`],
    ['src/islands/portal/cart/x.tsx', `import { REFUSALS } from '../../../openapi/refusals.ts';`],
    ['src/components/x.astro', `import Cart from '../islands/portal/cart/Cart.tsx';`],
    ['src/components/x.astro', `import Base from '../layouts/Base.astro';`],
    ['src/layouts/x.astro', `import Index from '../pages/index.astro';`],
    ['src/pages/x.astro', `import { products } from '#db/schema/catalog.ts';`],
    ['src/pages/x.astro', `import { startRelay } from '#local/neon-relay/relay.ts';`],
    ['src/pages/x.astro', `import { taxOn } from '#server/catalog/tax.ts';`],
    ['src/site.ts', `import { MAX_QTY } from '#contracts/limits.ts';`],
    ['netlify/functions/x.ts', `import { products } from '#db/schema/catalog.ts';`],
    ['netlify/functions/x.ts', `import { brand } from '#site';`],
    ['netlify/functions/x.ts', `import { sql } from 'drizzle-orm';`],
    ['netlify/functions/x.ts', `import { call } from '#client/api.ts';`],
    ['netlify/server/x.ts', `import { call } from '#client/api.ts';`],
    ['netlify/server/x.ts', `import { startRelay } from '#local/neon-relay/relay.ts';`],
    ['netlify/server/x.ts', `import config from '../functions/login.ts';`],
    ['db/x.ts', `import { OrderStatus } from '#contracts/orders/portal.ts';`],
    ['db/x.ts', `import { brand } from '#site';`],
    ['db/x.ts', `import { env } from '#server/platform/env.ts';`],
    ['db/x.ts', `import { startRelay } from '#local/neon-relay/relay.ts';`],
    ['local/x.ts', `import { call } from '#client/api.ts';`],
  ])('%s: %s', async (file, statement) => {
    expect(await wallsOf(file, statement)).toHaveLength(1);
  });
});

describe('the import walls cover', () => {
  it('the script of a component', async () => {
    const [result] = await eslint.lintText(`<p>Text</p>\n<script>\n  import '#db/client.ts';\n</script>\n`, {
      filePath: 'src/components/x.astro',
    });
    expect(result!.messages.map(({ ruleId }) => ruleId)).toContain('plantsetu/import-walls');
  });
});

describe('the import walls allow', () => {
  it.each([
    ['src/contracts/x.ts', `import * as z from 'zod/mini';`],
    ['src/contracts/x.ts', `import { MAX_QTY } from './limits.ts';`],
    ['src/client/x.ts', `import { loginEndpoint } from '#contracts/auth/sign-in.ts';`],
    ['src/islands/portal/cart/x.tsx', `import { CartTable } from './CartTable.tsx';`],
    ['src/islands/portal/cart/x.tsx', `import { Button } from '#ui/Button.tsx';`],
    ['src/islands/portal/cart/x.tsx', `import { Select } from '#ui/forms/Select.tsx';`],
    ['src/islands/ui/lists/x.tsx', `import { Select } from '../forms/Select.tsx';`],
    ['src/islands/portal/cart/x.tsx', `import { useState } from 'react';`],
    ['src/pages/x.astro', `import Cart from '../islands/portal/cart/Cart.tsx';`],
    ['src/pages/x.astro', `import Base from '../layouts/Base.astro';`],
    ['src/layouts/x.astro', `import Mark from '../components/site/Mark.astro';`],
    ['netlify/functions/x.ts', `import { handle } from '#server/platform/handle.ts';`],
    ['netlify/functions/x.ts', `import type { Config } from '@netlify/functions';`],
    ['netlify/server/x.ts', `import { brand } from '#site';`],
    ['netlify/server/x.ts', `import { products } from '#db/schema/catalog.ts';`],
    ['db/x.ts', `import type { OrderStatus } from '#contracts/orders/portal.ts';`],
    ['db/x.ts', `import { ORDER_STATES } from '#contracts/orders/states.ts';`],
    ['db/x.ts', `import { statusesOf } from '#contracts/life-cycle.ts';`],
    ['db/seed/x.ts', `import { OrderStatus } from '#contracts/orders/portal.ts';`],
    ['tests/x.ts', `import { startRelay } from '#local/neon-relay/relay.ts';`],
  ])('%s: %s', async (file, statement) => {
    expect(await wallsOf(file, statement)).toEqual([]);
  });
});

describe('an import', () => {
  it('must have the file extension', async () => {
    const [result] = await eslint.lintText(`import './limits';\nimport '#contracts/money';\nimport 'react';\n`, {
      filePath: 'src/islands/portal/cart/x.ts',
    });
    const lines = result!.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports').map(({ line }) => line);
    expect(lines).toEqual([1, 2]);
  });
});
