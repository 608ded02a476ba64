import type * as z from 'zod/mini';
import type { saveSynonymEndpoint } from '#contracts/catalog/synonyms.ts';
import { Notice } from '#ui/Notice.tsx';

export type Affected = z.output<typeof saveSynonymEndpoint.reply>['affects'][number];

/** How many products each phrase of a saved entry finds; a phrase that finds none may be misspelt. */
export function SynonymEffect({ affected }: { affected: Affected[] }) {
  const isUseless = affected.slice(1).every(({ products }) => products === 0);
  return (
    <Notice tone={isUseless ? 'warn' : 'ok'}>
      {`Saved. Products with these words: ${affected.map(formatCount).join(', ')}.`}
      {isUseless && ' No product has the words that it finds. Check their spelling.'}
    </Notice>
  );
}

const formatCount = ({ phrase, products, capped }: Affected) =>
  `“${phrase}” ${products === 0 ? 'none' : products.toLocaleString('en-IN')}${capped ? '+' : ''}`;
