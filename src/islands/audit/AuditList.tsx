import { AUDIT_PAGE_SIZE, listAuditEndpoint } from '#contracts/admin-audit.ts';
import { exportAuditEndpoint } from '#contracts/exports.ts';
import { ExportButton } from '#ui/ExportButton.tsx';
import { RecordList } from '#ui/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SortSelect } from '#ui/SortSelect.tsx';
import './audit.css';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { entityOptions } from './audit-entities.ts';

/** Who did what to which record when, the latest first. Nobody can change what stands here. */
export function AuditList() {
  return (
    <RecordList
      endpoint={listAuditEndpoint}
      size={AUDIT_PAGE_SIZE}
      one="entry"
      many="entries"
      search="Number, code or SKU of a record"
      filters={[
        { name: 'entity', label: 'Kind of record', all: 'All records', options: entityOptions },
        'who',
        'company_id',
        'day',
      ]}
      tools={(list) => (
        <>
          <AuditFilters list={list} />
          <SortSelect sort={list.sort} own="Newest first" sorts={{ date_asc: 'Oldest first' }} />
          <ExportButton endpoint={exportAuditEndpoint} list={list} name="audit-log" />
        </>
      )}
      rows={(rows) => (
        <ol role="list" className="audit sheet">
          {rows?.map((entry) => <AuditRow key={entry.id} entry={entry} />) ?? (
            <li>
              <Skeleton className="audit-skeleton" />
            </li>
          )}
        </ol>
      )}
      empty={{ words: 'Nothing was changed yet.', drawing: 'search' }}
    />
  );
}
