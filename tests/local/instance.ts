import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectFolder } from '#local/instance/project-folder.ts';

/** A running `npm start`, or the node command that it runs. */
export type Instance = {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output: () => string;
  /** Resolves when the address is printed; rejects with the output if the process ends before. */
  up: Promise<void>;
  exited: Promise<number | null>;
};

type Wish = { dataDir: string; port: number; command?: 'node' | 'npm' };

/** Starts an instance that serves a page of the test instead of a build. */
export async function startInstance({ dataDir, port, command = 'node' }: Wish): Promise<Instance> {
  const site = `${dataDir}.site`;
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'index.html'), '<!doctype html><title>home</title>');
  const [program, ...args] = command === 'npm' ? ['npm', 'start'] : [process.execPath, 'local/start.ts'];
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, PLANTSETU_SKIP_BUILD: site };
  // Variables of this test run's own npm must not reach the instance.
  for (const name of Object.keys(env)) if (/^npm_|^VITEST|^NODE_/.test(name)) delete env[name as keyof typeof env];
  const child = spawn(program, args, { cwd: projectFolder, env, stdio: 'pipe', detached: true });
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const up = new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (output.includes('Ctrl-C stops everything')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  up.catch(() => {});
  return { child, url: `http://localhost:${port}`, output: () => output, up, exited };
}

/** The process id of the PostgreSQL of a data folder, from its lock file. */
export async function postgresOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
