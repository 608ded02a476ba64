import { Notice } from '#ui/Notice.tsx';

/** Warnings shown one by one; the rest is counted. */
const MAX_SHOWN = 8;

/** Possible mistakes in something about to be sent, one sentence each. */
export function SendWarningList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn">
      {warnings.slice(0, MAX_SHOWN).map((warning, index) => (
        <p key={index}>{warning}</p>
      ))}
      {warnings.length > MAX_SHOWN && <p>And {warnings.length - MAX_SHOWN} more like these.</p>}
    </Notice>
  );
}
