import { formatDate } from '#client/format.ts';
import { Button } from '#ui/Button.tsx';
import type { FactorStep } from './SecondFactors.tsx';

type Props = { since: string | null; onOpen: (step: FactorStep) => void };

/** The authenticator app: set up or not. */
export function AppSection({ since, onOpen }: Props) {
  return (
    <section className="stack" aria-labelledby="factor-app">
      <h2 id="factor-app" className="section-rule">
        Authenticator app
      </h2>
      <p>
        {since ? (
          <>
            Set up on <time dateTime={since}>{formatDate(since)}</time>. It shows a new code every 30 seconds.
          </>
        ) : (
          'An app on your phone that shows a code for each sign-in. Any authenticator app works, even offline.'
        )}
      </p>
      <div className="cluster">
        <Button onClick={() => onOpen({ step: 'app' })}>{since ? 'Set up on another phone' : 'Set up the app'}</Button>
        {since && (
          <Button kind="quiet" onClick={() => onOpen({ step: 'remove app' })}>
            Remove the app
          </Button>
        )}
      </div>
    </section>
  );
}
