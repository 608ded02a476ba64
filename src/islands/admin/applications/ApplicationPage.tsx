import { useState } from 'react';
import { formatTime } from '#client/format.ts';
import {
  type AdminApplicationDetail,
  getApplicationEndpoint,
  getResumeEndpoint,
} from '#contracts/visitors/application-admin.ts';
import { Button } from '#ui/Button.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { AddNote } from './AddNote.tsx';
import { APPLICATION_STATES } from '#contracts/visitors/states.ts';
import { StatusBadge } from '#widgets/StatusBadge.tsx';
import './applications.css';
import { MoveApplication } from './MoveApplication.tsx';
import { type Job, Position, titlesOf } from './Position.tsx';

/** One application: resume, message, status and notes; `jobs` are the open postings. */
export function ApplicationPage({ jobs }: { jobs: Job[] }) {
  return (
    <RecordPage
      endpoint={getApplicationEndpoint}
      crumbs={(reply) => [
        { label: 'Applications', href: '/admin/applications' },
        { label: reply?.application.name ?? 'Application' },
      ]}
      notFound="This application was not found."
      back={{ label: 'Back to applications', href: '/admin/applications' }}
    >
      {({ application }) => <ApplicationDetail application={application} jobs={jobs} />}
    </RecordPage>
  );
}

function ApplicationDetail({ application, jobs }: { application: AdminApplicationDetail; jobs: Job[] }) {
  const { id, name, email, phone, job_code, status, created_at, message, resume, notes } = application;
  const [moving, setMoving] = useState(false);
  useDocumentTitle(name);
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
          ['Status', <StatusBadge of={APPLICATION_STATES} status={status} />],
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

function Notes({ notes }: Pick<AdminApplicationDetail, 'notes'>) {
  if (notes.length === 0) return <p className="quiet">None yet. Visible to staff only.</p>;
  return (
    <ol className="application-notes">
      {notes.map(({ id, by, at, status, note, notified }) => (
        <li key={id}>
          <p className="small">
            <strong>{by}</strong> <time dateTime={at}>{formatTime(at)}</time>
          </p>
          {status && (
            <p>
              <StatusBadge of={APPLICATION_STATES} status={status} />
              {notified && <span className="quiet"> notified by email</span>}
            </p>
          )}
          {note && <p className="as-typed application-words">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
