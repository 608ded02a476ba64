import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** A command with one part that takes a moment to stop, and a library that ends the process on signals, as Vite does. */
const COMMAND = `
  import { setTimeout as pause } from 'node:timers/promises';
  import { runCommand } from './local/instance/shutdown.ts';
  await runCommand(async (shutdown) => {
    await shutdown.begin(async () => {}, async () => {
      await pause(200);
      console.log('stopped');
    });
    process.once('SIGTERM', () => process.exit(3));
    await pause(0);
    console.log('started');
    await pause(60_000);
  });`;

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s all parts are stopped, even if a library would end the process at once',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', COMMAND], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text;
      if (output === 'started\n') child.kill(signal);
    });
    const [code] = await once(child, 'close');
    expect({ code, output }).toEqual({ code: 0, output: 'started\nstopped\n' });
  },
);
