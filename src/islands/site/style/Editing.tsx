import { Button } from '#ui/Button.tsx';
import { ConflictNotice } from '#ui/forms/ConflictNotice.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const differences = [
  { label: 'Contact phone', theirs: '+91 98290 12345', mine: '+91 98290 54321' },
  { label: 'Ship-to city', theirs: '', mine: 'Bhiwadi' },
];
const noop = () => undefined;
const uploads = [
  { name: '6205-2rs-front.jpg', share: 0.42 },
  { name: '6205-2rs-side-view-with-dimensions.webp', share: 1 },
];

/** An admin form: sections, save bar in every state, uploads and an edit conflict. */
export function Editing() {
  // What a reply brings comes after the built page, as in the product.
  const loaded = useHydrated();
  return (
    <div className="stack">
      <div className="form-sheet">
        <FormSection title="Company">
          <TextInput label="Name" defaultValue="Aravalli Auto Components" />
          <TextInput label="GSTIN" optional defaultValue="08AABCA1234C1Z5" className="field-code" />
        </FormSection>
        <SaveBar busy={false} dirty status={null} back="/style" />
      </div>
      <SaveBar busy dirty status={null} back="/style" />
      <SaveBar busy={false} dirty={false} status={{ tone: 'ok', text: 'Saved' }} back="/style" />
      <SaveBar busy={false} dirty status={{ tone: 'bad', text: 'Not saved. Check the fields above.' }} back="/style" />
      <div className="drop">
        <Button>Upload images</Button>
        <p className="field-hint">Or drop them here. JPG, PNG or WebP, at most 4 MB each, 6 more.</p>
      </div>
      <ul className="uploads" aria-label="Uploads">
        {uploads.map(({ name, share }) => (
          <li key={name} className="upload">
            <span>{name}</span>
            <progress max={1} value={share} aria-label={`Upload of ${name}`} />
            <span>{share * 100}%</span>
          </li>
        ))}
      </ul>
      {loaded && (
        <ConflictNotice
          message="Someone else changed this company."
          savedAt="15:42 IST"
          differences={differences}
          onLoadTheirs={noop}
          onSaveMine={noop}
          busy={false}
        />
      )}
    </div>
  );
}
