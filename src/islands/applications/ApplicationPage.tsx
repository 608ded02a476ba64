import { useState } from 'react';
import { formatTime, sentenceCase } from '#client/format.ts';
import {
  type DeskApplicationDetail,
  getApplicationEndpoint,
  getResumeEndpoint,
} from '#contracts/admin-applications.ts';
import { Button } from '#ui/Button.tsx';
import { PrivateFile } from '#ui/PrivateFile.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { Status } from '#ui/Status.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useTitle } from '#ui/use-title.ts';
import { AddNote } from './AddNote.tsx';
import { applicationTones } from './application-tones.ts';
import './applications.css';
import { MoveApplication } from './MoveApplication.tsx';
import { type Job, Position, titlesOf } from './Position.tsx';

/** One application: what was sent, what became of it; `jobs` are the open postings. */
export function ApplicationPage({ jobs }: { jobs: Job[] }) {
  return (
    <RecordPage
      endpoint={getApplicationEndpoint}
      crumbs={(reply) => [
        { label: 'Applications', href: '/admin/applications' },
        { label: reply?.application.name ?? 'Application' },
      ]}
      missing="This application was not found."
      back={{ label: 'Back to Applications', href: '/admin/applications' }}
    >
      {({ application }) => <Sheet application={application} jobs={jobs} />}
    </RecordPage>
  );
}

function Sheet({ application, jobs }: { application: DeskApplicationDetail; jobs: Job[] }) {
  const { id, name, email, phone, job_code, status, created_at, message, resume, notes } = application;
  const [moving, setMoving] = useState(false);
  useTitle(name);
  return (
    <article className="application">
      <header className="page-head">
        <h1>{name}</h1>
        <Button kind="primary" onClick={() => setMoving(true)}>
          Change status
        </Button>
      </header>
      <TitleBlock
        cells={[
          ['Position', <Position titles={titlesOf(jobs)} code={job_code} />],
          ['Status', <Status tone={applicationTones[status]}>{sentenceCase(status)}</Status>],
          ['Email', <a href={`mailto:${email}`}>{email}</a>],
          ['Phone', phone && <a href={`tel:${phone}`}>{phone}</a>],
          ['Received', <time dateTime={created_at}>{formatTime(created_at)}</time>],
        ]}
      />
      <section>
        <h2 className="section-rule">Resume</h2>
        <PrivateFile endpoint={getResumeEndpoint} id={id} name={resume} />
      </section>
      {message && (
        <section>
          <h2 className="section-rule">Message</h2>
          <p className="as-typed application-words">{message}</p>
        </section>
      )}
      <section>
        <h2 className="section-rule">Notes</h2>
        <Notes notes={notes} />
        <AddNote id={id} />
      </section>
      {moving && <MoveApplication id={id} name={name} from={status} onClose={() => setMoving(false)} />}
    </article>
  );
}

function Notes({ notes }: Pick<DeskApplicationDetail, 'notes'>) {
  if (notes.length === 0) return <p className="quiet">None yet. What you write here only staff read.</p>;
  return (
    <ol className="application-notes">
      {notes.map(({ id, by, at, status, note, told }) => (
        <li key={id}>
          <p className="small">
            <strong>{by}</strong> <time dateTime={at}>{formatTime(at)}</time>
          </p>
          {status && (
            <p>
              <Status tone={applicationTones[status]}>{sentenceCase(status)}</Status>
              {told && <span className="quiet"> told by mail</span>}
            </p>
          )}
          {note && <p className="as-typed application-words">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
