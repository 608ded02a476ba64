import { AUDIT_PAGE_SIZE, listAuditEndpoint } from '#contracts/admin/audit-log.ts';
import { exportAuditEndpoint } from '#contracts/admin/exports.ts';
import { ExportButton } from '#ui/lists/ExportButton.tsx';
import { RecordList } from '#ui/lists/RecordList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SortSelect } from '#ui/lists/SortSelect.tsx';
import './audit-log.css';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { entityOptions } from './audit-entities.ts';

/** Who changed which record and when, the latest first. Entries cannot be edited. */
export function AuditList() {
  return (
    <RecordList
      endpoint={listAuditEndpoint}
      size={AUDIT_PAGE_SIZE}
      singular="entry"
      plural="entries"
      search="Record number, code or SKU"
      filters={[
        { name: 'entity', label: 'Record type', all: 'All records', options: entityOptions },
        'who',
        'company_id',
        'day',
      ]}
      tools={(list) => (
        <>
          <AuditFilters list={list} />
          <SortSelect sort={list.sort} defaultLabel="Newest first" sorts={{ date_asc: 'Oldest first' }} />
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
      empty={{ text: 'No changes yet.', drawing: 'search' }}
    />
  );
}
