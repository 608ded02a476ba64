import { formatTime } from '#client/format.ts';
import type { AuditEntry } from '#contracts/admin/audit-log.ts';
import { afterVerb, recordHref } from './audit-entities.ts';

/** One entry: a sentence, and each changed field before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, person, user_id, action_label, entity, record, company, changes } = entry;
  const href = recordHref(entry);
  const name = afterVerb(record);
  return (
    <li className="audit-entry">
      <p className="audit-what">
        <strong>{person?.name ?? `Account ${user_id}`}</strong>{' '}
        {person && (
          <a className="quiet small" href={`/admin/audit?who=${encodeURIComponent(person.email)}`}>
            {person.email}
          </a>
        )}{' '}
        {action_label} {href ? <a href={href}>{name}</a> : <span>{name}</span>}
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
                {after === null ? <span className="quiet">blank</span> : <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
