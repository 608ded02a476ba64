import { type ChangeEvent, useId, useState } from 'react';
import { uploadFault, uploadImage } from '#client/upload.ts';
import { IMAGE_ACCEPT } from '#contracts/images.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { url: string; onChange: (url: string) => void };

/** The company's logo: shown in the header of its buyers' portal. */
export function LogoField({ url, onChange }: Props) {
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setFault(null);
    setShare(0);
    try {
      onChange((await uploadImage(file, setShare)).url);
    } catch (error) {
      setFault(uploadFault(error));
    } finally {
      setShare(null);
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>
        Logo<span className="field-optional"> (optional)</span>
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        JPG, PNG or WebP, at most 4 MB. Buyers see it at the top of their portal.
      </p>
      <div className="logo-field">
        {url && <img className="logo-preview" src={url} alt="Logo" />}
        <label className="button button-secondary file-button">
          {share === null ? (url ? 'Replace logo' : 'Upload logo') : `Uploading… ${Math.round(share * 100)} %`}
          <input
            id={id}
            name="logo_url"
            type="file"
            className="visually-hidden"
            accept={IMAGE_ACCEPT}
            aria-describedby={`${id}-hint`}
            disabled={share !== null}
            onChange={(event) => void choose(event)}
          />
        </label>
        {url && (
          <Button kind="quiet" onClick={() => onChange('')}>
            Remove logo
          </Button>
        )}
      </div>
      {fault && <Notice tone="bad">{fault}</Notice>}
    </div>
  );
}
