import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv as parseFile } from 'node:util';
import { projectFolder } from './instance/project-folder.ts';

/**
 * Runs before `npm run build`. On Netlify it fails the build if a setting is missing, wrong or still an example, and names
 * all of them at once: a site built without them would have wrong addresses in its pages, and no call would work.
 */
const onNetlify = process.env.NETLIFY === 'true';
const problems = onNetlify ? [...(await incomplete()), ...examplesLeft(), ...onlyLocal()] : [];
if (problems.length > 0) {
  console.error(`The site is not built:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  process.exitCode = 1;
}

/** What the functions would refuse when they start. */
async function incomplete(): Promise<string[]> {
  try {
    await import('#server/platform/env.ts');
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Values that cannot be real: of a domain reserved for examples, of this machine, or the example's password. */
function examplesLeft(): string[] {
  const names = Object.keys(parseFile(readFileSync(join(projectFolder, '.env.example'), 'utf8')));
  const isExample = /\.(example|invalid|test|localhost)\b|\bexample\.(com|net|org)\b|\/\/(localhost|127\.)|:password@/i;
  return names
    .filter((name) => isExample.test(process.env[name] ?? ''))
    .map((name) => `${name} is an example, not a real value.`);
}

function onlyLocal(): string[] {
  return process.env.NEON_RELAY ? ['NEON_RELAY is only for a machine without Neon. Remove it.'] : [];
}
