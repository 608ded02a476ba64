import type { Comparison } from '#db/backup/restore.ts';

/** Prints what was restored; returns the exit status, 1 if anything differs from the backup. */
export function report(compared: Comparison[]): number {
  const width = Math.max(...compared.map(({ name }) => name.length));
  for (const { name, saved, restored, isEqual } of compared) {
    console.log(
      `${name.padEnd(width)}  ${isEqual ? `equal  ${saved}` : `DIFFERS  saved ${saved}; restored ${restored}`}`,
    );
  }
  const different = compared.filter(({ isEqual }) => !isEqual).length;
  console.log(
    different === 0
      ? `All ${compared.length} tables and sequences are equal, and all foreign keys are valid.`
      : `${different} of ${compared.length} tables and sequences differ from the backup.`,
  );
  return different === 0 ? 0 : 1;
}
