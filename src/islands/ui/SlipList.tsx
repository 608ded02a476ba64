import { Notice } from './Notice.tsx';

/** Sentences of a long list that are said one by one. */
const SAID = 8;

/** What may be a slip before something goes out, a sentence for each. */
export function SlipList({ slips }: { slips: readonly string[] }) {
  if (slips.length === 0) return null;
  return (
    <Notice tone="warn">
      {slips.slice(0, SAID).map((slip, at) => (
        <p key={at}>{slip}</p>
      ))}
      {slips.length > SAID && <p>And {slips.length - SAID} more like these.</p>}
    </Notice>
  );
}
