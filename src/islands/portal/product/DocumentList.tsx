import { documentKindLabel } from '#contracts/catalog/document-kinds.ts';
import { getDocumentEndpoint, type ItemDocument } from '#contracts/catalog/documents.ts';
import { formatFileSize } from '#contracts/fields/files.ts';
import { PrivateFile } from '#widgets/PrivateFile.tsx';

/** The documents of a product, each with a button to download it; nothing if there are none. */
export function DocumentList({ documents }: { documents: ItemDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="product-part" aria-labelledby="documents-title">
      <h2 id="documents-title" className="section-rule">
        Documents
      </h2>
      <ul className="product-documents">
        {documents.map(({ id, kind, title, size, language }) => (
          <li key={id}>
            <span>{documentKindLabel[kind]}</span>
            <PrivateFile endpoint={getDocumentEndpoint} id={id} name={title} />
            <span className="small quiet">{['PDF', formatFileSize(size), language].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
