import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { queryClient, read } from '#client/queries.ts';
import { renewSession } from '#client/session.ts';
import { getProfileEndpoint, type Profile, updateProfileEndpoint } from '#contracts/companies/profile.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useRead } from '#ui/use-read.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import './profile.css';

/** The user's own name and phone (specification §2). */
export function ProfileForm() {
  const profile = useRead(getProfileEndpoint);
  const { data, error } = profile;
  if (data) return <Fields profile={data.profile} />;
  if (!error) return <Skeleton className="profile-skeleton" />;
  return <ReadError read={profile} />;
}

/** Unsaved input; null for a field that was not changed. */
type Draft = { name: string | null; phone: string | null };
const UNCHANGED: Draft = { name: null, phone: null };

/** The profile as edited; the tab stores unsaved input. */
function useProfileForm(profile: Profile) {
  const [draft, change, clear] = useTabDraft('profile', UNCHANGED);
  const [saved, setSaved] = useState<string | null>(null);
  const { submit, busy, errors, failure, edited } = useSubmit(updateProfileEndpoint, (reply) => {
    queryClient.setQueryData(read(getProfileEndpoint).queryKey, { profile: reply.profile });
    renewSession(reply.token, reply.user);
    clear();
    setSaved(reply.message);
  });
  const values = { name: draft.name ?? profile.name, phone: draft.phone ?? profile.phone ?? '' };
  return {
    ...{ values, saved, busy, errors, failure },
    edit: (field: keyof Draft) => (event: ChangeEvent<HTMLInputElement>) => {
      change({ [field]: event.currentTarget.value });
      edited(field);
      setSaved(null);
    },
    save: (event: SubmitEvent) => {
      event.preventDefault();
      setSaved(null);
      void submit(values);
    },
  };
}

function Fields({ profile }: { profile: Profile }) {
  const { values, edit, save, saved, busy, errors, failure } = useProfileForm(profile);
  return (
    <form className="sheet sheet-body stack" onSubmit={save} noValidate>
      <ErrorSummary errors={errors} />
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={values.name}
        error={errors.name}
        onChange={edit('name')}
      />
      <TextInput
        label="Phone"
        optional
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={values.phone}
        error={errors.phone}
        onChange={edit('phone')}
      />
      <TextInput
        label="Email"
        hint={
          <>
            You sign in with this email.{' '}
            <a href="/change-email" data-astro-reload>
              Change it
            </a>
            .
          </>
        }
        name="email"
        type="email"
        readOnly
        value={profile.email}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Saving…">
          Save
        </Button>
        <p className="profile-saved" role="status">
          {saved}
        </p>
      </div>
    </form>
  );
}
