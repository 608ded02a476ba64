import { type ChangeEvent, useId, useState } from 'react';
import { uploadErrorMessage, uploadImage } from '#client/upload.ts';
import { IMAGE_ACCEPT } from '#contracts/catalog/images.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = { url: string; onChange: (url: string) => void };

/** Uploads the company's logo, which its buyers see in the portal header. */
export function LogoField({ url, onChange }: Props) {
  const { progress, error, choose } = useImageUpload(onChange);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        Logo<span className="field-optional"> (optional)</span>
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        JPG, PNG or WebP, up to 4 MB. Buyers see it at the top of their portal.
      </p>
      <div className="logo-field">
        {url && <img className="logo-preview" src={url} alt="Logo" />}
        <label className="button button-secondary file-button">
          {progress === null ? (url ? 'Replace logo' : 'Upload logo') : `Uploading… ${Math.round(progress * 100)}%`}
          <input
            id={id}
            name="logo_url"
            type="file"
            className="visually-hidden"
            accept={IMAGE_ACCEPT}
            aria-describedby={`${id}-hint`}
            disabled={progress !== null}
            onChange={(event) => void choose(event)}
          />
        </label>
        {url && (
          <Button kind="quiet" onClick={() => onChange('')}>
            Remove logo
          </Button>
        )}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
    </div>
  );
}

/** Uploads the chosen image; `progress` is from 0 to 1, and null while no upload runs. */
function useImageUpload(onUploaded: (url: string) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setError(null);
    setProgress(0);
    try {
      onUploaded((await uploadImage(file, setProgress)).url);
    } catch (failure) {
      setError(uploadErrorMessage(failure));
    } finally {
      setProgress(null);
    }
  }
  return { progress, error, choose };
}
