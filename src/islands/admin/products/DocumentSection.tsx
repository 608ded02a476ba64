import { documentKindLabel } from '#contracts/catalog/document-kinds.ts';
import {
  getAdminDocumentEndpoint,
  type ItemDocument,
  listDocumentsEndpoint,
  MAX_DOCUMENTS,
  removeDocumentEndpoint,
  addDocumentEndpoint,
} from '#contracts/catalog/documents.ts';
import { formatFileSize } from '#contracts/fields/files.ts';
import { Button } from '#ui/Button.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { PrivateFile } from '#widgets/PrivateFile.tsx';

type Props = { product_id: number; /** Opens the dialog, which is outside the product form. */ onAdd: () => void };

const columns: Column<ItemDocument>[] = [
  {
    label: 'Document',
    lead: true,
    cell: ({ id, title }) => <PrivateFile endpoint={getAdminDocumentEndpoint} id={id} name={title} />,
  },
  { label: 'Kind', cell: ({ kind }) => documentKindLabel[kind] },
  { label: 'Language', cell: ({ language }) => language ?? '–' },
  { label: 'Size', end: true, cell: ({ size }) => <span className="document-size">{formatFileSize(size)}</span> },
  { label: 'Actions', labelHidden: true, end: true, cell: (item) => <RemoveButton {...item} /> },
];

/** The documents of the item. Each is added and removed at once, not with the product form. */
export function DocumentSection({ product_id, onAdd }: Props) {
  const read = useRead(listDocumentsEndpoint, { product_id });
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  return (
    <>
      <p className="quiet">Shown to every company that has this item. Changes apply at once.</p>
      {data?.items.length === 0 ? (
        <p className="quiet">No documents yet.</p>
      ) : (
        <Table caption="Documents" columns={columns} rows={data?.items} rowKey={({ id }) => id} skeletonRows={1} />
      )}
      <p>
        <Button call={addDocumentEndpoint} onClick={onAdd} disabled={(data?.items.length ?? 0) >= MAX_DOCUMENTS}>
          Add a document
        </Button>
      </p>
    </>
  );
}

function RemoveButton({ id, title }: ItemDocument) {
  const { submit, busy } = useAction(removeDocumentEndpoint);
  return (
    <Button
      call={removeDocumentEndpoint}
      kind="quiet"
      small
      busy={busy}
      onClick={() => void submit({ id })}
      aria-label={`Remove ${title}`}
    >
      Remove
    </Button>
  );
}
