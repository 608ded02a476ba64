import { type SubmitEvent, useRef, useState } from 'react';
import { formatDate } from '#client/format.ts';
import { writeSearch } from '#client/url-search.ts';
import { getPersonEndpoint, type HeldData } from '#contracts/privacy/person.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { Notice } from '#ui/Notice.tsx';
import { SheetSkeleton } from '#ui/SheetSkeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { HeldRecordsTable } from './HeldRecordsTable.tsx';
import { PersonActions } from './PersonActions.tsx';
import './personal-data.css';

/** What we hold on a person, by email address; export and erasure at their request. For admins (DPDP Act 2023 ss. 11-12). */
export function PersonalData() {
  const email = useSearchParams().get('email')?.trim() ?? '';
  const read = useRead(getPersonEndpoint, { email }, { enabled: email !== '' });
  return (
    <>
      <header className="page-head">
        <h1>Personal data</h1>
      </header>
      <div className="stack">
        <p>Everything we hold on a person, to give them a copy or to erase it when they ask.</p>
        <LookUp email={email} error={read.error?.fields.email} />
        {read.error && !read.error.fields.email && (
          <Notice tone={read.error.status === 403 ? 'info' : 'bad'}>
            {read.error.status === 403 ? 'Only admins can see this. Ask an admin.' : read.error.message}
          </Notice>
        )}
        {email && read.isPending && <SheetSkeleton />}
        {read.data && <Held held={read.data} />}
      </div>
    </>
  );
}

function LookUp({ email, error }: { email: string; error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  /** Null while the field shows the email of the address. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = (typed ?? email).trim();
    setMissing(asked === '');
    if (asked === '') return input.current?.focus();
    writeSearch({ email: asked }, { push: true });
    setTyped(null);
  };
  return (
    <form className="person-search" role="search" onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label="Email of the person"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={typed ?? email}
        error={isMissing ? 'Enter an email address.' : error}
        onChange={({ target }) => {
          setMissing(false);
          setTyped(target.value);
        }}
      />
      <Button kind="primary" type="submit">
        Look up
      </Button>
    </form>
  );
}

function Held({ held }: { held: HeldData }) {
  const { account, records, erased, email } = held;
  const who = account ? `${account.name}, ${account.company ?? account.role}` : 'No account with this address';
  return (
    <>
      {(account ?? records.length > 0) && (
        <p>
          <strong>{email}</strong>: {who}
        </p>
      )}
      {erased.length > 0 && <p className="quiet">Erased before: {erased.map(formatDate).join(', ')}</p>}
      {records.length === 0 ? (
        <Notice>We hold nothing under this address.</Notice>
      ) : (
        <>
          <PersonActions held={held} />
          <HeldRecordsTable records={records} />
        </>
      )}
    </>
  );
}
