import { formatTime } from '#client/format.ts';
import type { AuditEntry } from '#contracts/admin-audit.ts';
import { pageOf } from './audit-entities.ts';

/** One thing that somebody did, as a sentence, and each column before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, person, user_id, did, entity, record, company, changes } = entry;
  const href = pageOf(entry);
  return (
    <li className="audit-entry">
      <p className="audit-what">
        <strong>{person?.name ?? `Account ${user_id}`}</strong>{' '}
        {person && (
          <a className="quiet small" href={`/admin/audit?who=${encodeURIComponent(person.email)}`}>
            {person.email}
          </a>
        )}{' '}
        {did} {href ? <a href={href}>{record}</a> : <span>{record}</span>}
        {company && entity !== 'companies' && (
          <>
            {' of '}
            <a href={`/admin/companies/${company.id}`}>{company.name}</a>
          </>
        )}
      </p>
      <time dateTime={at}>{formatTime(at)}</time>
      {changes.length > 0 && (
        <dl className="audit-changes">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before !== null && <del>{before}</del>}
                {before !== null && ' → '}
                {after === null ? <span className="quiet">nothing</span> : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
