import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Password of every sign-in of the demo data. */
export const PASSWORD = 'PlantSetu-demo-1';

/** The built site with the demo data, in a data folder of its own that `stop` removes. */
export async function startSite(port: number) {
  const folder = await mkdtemp(join(tmpdir(), 'plantsetu-site-'));
  const child: ChildProcess = spawn(process.execPath, ['local/start.ts'], {
    env: { PLANTSETU_SKIP_BUILD: '1', ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/login/customer`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The site did not start. Is it built? npm run build');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs in on the page, as a buyer or as staff, which ends on the first page of the portal or of the admin area. */
export async function signIn(page: Page, url: string, role: 'customer' | 'employee', email: string): Promise<void> {
  await page.goto(`${url}/login/${role}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(role === 'customer' ? '**/portal' : '**/admin');
}
