import { open, readFile, rename } from 'node:fs/promises';
import { LocalError } from './local-error.ts';

/** Reads secrets from a file that only its owner can read; creates and stores missing ones. */
export async function keptSecrets<Name extends string>(
  file: string,
  names: readonly Name[],
  make: () => string,
): Promise<Record<Name, string>> {
  const kept = await readSecrets(file);
  const all = Object.fromEntries(names.map((name) => [name, kept[name] ?? make()])) as Record<Name, string>;
  if (names.some((name) => kept[name] === undefined))
    await writeSafely(file, JSON.stringify({ ...kept, ...all }, null, 2));
  return all;
}

async function readSecrets(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new LocalError(
      `The file ${file} cannot be read (${code ?? 'it is not JSON'}); start as the user it belongs to, or choose another folder with DATA_DIR.`,
    );
  }
}

async function writeSafely(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
}
