import { formatDate, formatTime } from '#client/format.ts';
import { knowsPasskeys } from '#client/passkeys.ts';
import type { Passkey } from '#contracts/auth/second-factor.ts';
import { Button } from '#ui/Button.tsx';
import type { FactorStep } from './SecondFactors.tsx';

type Props = { passkeys: Passkey[]; onOpen: (step: FactorStep) => void };

/** The passkeys, each with its name and last use. */
export function PasskeySection({ passkeys, onOpen }: Props) {
  return (
    <section className="stack" aria-labelledby="factor-passkeys">
      <h2 id="factor-passkeys" className="section-rule">
        Passkeys
      </h2>
      <p>
        Confirm a sign-in with your fingerprint, face, device PIN or a security key. It cannot be used on a fake login
        page.
      </p>
      {passkeys.length > 0 && (
        <ul className="factor-keys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <div>
          <Button onClick={() => onOpen({ step: 'passkey' })}>Add a passkey</Button>
        </div>
      ) : (
        <p className="quiet">This browser does not know passkeys.</p>
      )}
    </section>
  );
}

/** A passkey; a list, because a table is too wide for the sheet of the sign-in pages. */
function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: Props['onOpen'] }) {
  const { name, created_at, used_at } = passkey;
  return (
    <li className="sheet">
      <div>
        <strong>{name}</strong>
        <p className="quiet small">
          Added <time dateTime={created_at}>{formatDate(created_at)}</time>,{' '}
          {used_at ? (
            <>
              last used <time dateTime={used_at}>{formatTime(used_at)}</time>
            </>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      <div className="cluster">
        <Button kind="quiet" small onClick={() => onOpen({ step: 'rename', passkey })}>
          Rename<span className="visually-hidden"> {name}</span>
        </Button>
        <Button kind="quiet" small onClick={() => onOpen({ step: 'remove', passkey })}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
