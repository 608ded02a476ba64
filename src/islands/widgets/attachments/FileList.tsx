import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import type { SizedFile } from '#contracts/attachments/file-ref.ts';
import { fileType, formatFileSize } from '#contracts/fields/files.ts';
import { PrivateFile } from '../PrivateFile.tsx';
import './file-list.css';

/** The files of a record, each with its type and size, and a button that downloads it. */
export function FileList({ files }: { files: readonly SizedFile[] }) {
  return (
    <ul className="file-list">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <PrivateFile endpoint={getAttachmentEndpoint} id={id} name={name} />
          <span className="small quiet">
            {fileType(name)}, {formatFileSize(size)}
          </span>
        </li>
      ))}
    </ul>
  );
}
