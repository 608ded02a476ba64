import { formatDate, formatTime } from '#client/format.ts';
import { knowsPasskeys } from '#client/passkeys.ts';
import type { Passkey } from '#contracts/auth/second-factor.ts';
import { Button } from '#ui/Button.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import type { FactorStep } from './SecondFactors.tsx';

type Props = { passkeys: Passkey[]; onOpen: (step: FactorStep) => void };

/** The passkeys, each with its name and last use. */
export function PasskeySection({ passkeys, onOpen }: Props) {
  const columns: Column<Passkey>[] = [
    { label: 'Passkey', lead: true, cell: ({ name }) => name },
    { label: 'Added', cell: ({ created_at }) => <time dateTime={created_at}>{formatDate(created_at)}</time> },
    {
      label: 'Last used',
      cell: ({ used_at }) => (used_at ? <time dateTime={used_at}>{formatTime(used_at)}</time> : 'Not yet'),
    },
    {
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (passkey) => (
        <span className="cluster factor-actions">
          <Button kind="quiet" small onClick={() => onOpen({ step: 'rename', passkey })}>
            Rename<span className="visually-hidden"> {passkey.name}</span>
          </Button>
          <Button kind="quiet" small onClick={() => onOpen({ step: 'remove', passkey })}>
            Remove<span className="visually-hidden"> {passkey.name}</span>
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section className="stack" aria-labelledby="factor-passkeys">
      <h2 id="factor-passkeys" className="section-rule">
        Passkeys
      </h2>
      <p>Confirm a sign-in with your fingerprint, face, device PIN or a security key. A copied page cannot use it.</p>
      {passkeys.length > 0 && (
        <div className="sheet">
          <Table caption="Passkeys" columns={columns} rows={passkeys} rowKey={({ id }) => id} />
        </div>
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
