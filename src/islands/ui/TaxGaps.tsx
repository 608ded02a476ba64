import { Notice } from './Notice.tsx';

/** Sentences of a long list that are said one by one. */
const SAID = 8;

/** What lines lack before they are billed, from `taxGaps`. */
export function TaxGaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null;
  return (
    <Notice tone="warn">
      {gaps.slice(0, SAID).map((gap, at) => (
        <p key={at}>{gap}</p>
      ))}
      {gaps.length > SAID && <p>And {gaps.length - SAID} more like these.</p>}
    </Notice>
  );
}
