import { ATTACHMENT_ACCEPT } from '#contracts/fields/files.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { type ActionEndpoint, useAction } from '#ui/use-action.ts';
import { useChosenFile } from './use-chosen-file.ts';

type Props = {
  /** A call whose body has the file as `file`. */
  endpoint: ActionEndpoint;
  /** The rest of the body: the record that gets the file. */
  record: Record<string, number>;
  title: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** Message without a file. */
  missing: string;
  onClose: () => void;
};

/** Attaches one file to a record. */
export function AttachFileDialog({ endpoint, record, title, label, hint, submitLabel, missing, onClose }: Props) {
  const { file, fault, setFault, choose } = useChosenFile();
  const { submit, busy, errors, failure, edited } = useAction(endpoint, onClose);
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={() => (file ? void submit({ ...record, file }) : setFault(missing))}
      submitLabel={submitLabel}
      busy={busy}
      busyText="Uploading…"
      failure={failure}
    >
      <FileField
        label={label}
        name="file"
        hint={hint}
        accept={ATTACHMENT_ACCEPT}
        file={file}
        error={fault ?? errors.file}
        onChoose={(chosen) => {
          edited('file');
          choose(chosen);
        }}
      />
    </FormDialog>
  );
}
