import { expect } from 'vitest';
import { judgeDocument } from '#server/platform/files/file-types.ts';
import { REFUSED } from '#server/platform/files/refused-content.ts';

/** A file, how it is judged and what its sender reads: its kind such as `docx`, `refused`, or `unknown`. */
export type JudgedFile = [name: string, make: () => Buffer | Promise<Buffer>, verdict: string, message?: RegExp];

/** Checks one row of such a table. */
export async function checkFile(...[, make, verdict, message = /^$/]: JudgedFile): Promise<void> {
  const judged = await judgeDocument(await make());
  const shown = !judged ? 'unknown' : 'kind' in judged ? judged.kind : 'refused';
  const text = judged && 'refused' in judged ? REFUSED[judged.refused] : '';
  expect({ verdict: shown, message: text }).toEqual({ verdict, message: expect.stringMatching(message) });
}

export const MACROS = /^The file has macros\. Save it without macros/;
export const EMBEDDED = /embedded object or program\. Remove it/;
export const DDE = /DDE link.*Remove the field or formula/;
export const DAMAGED = /^The file is damaged or cannot be checked/;
export const TOO_MUCH = /unpacks to too much data/;
export const PASSWORD = /password or restricted permissions\. Save it without/;
