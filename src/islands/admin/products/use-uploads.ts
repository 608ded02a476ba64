import { useState } from 'react';
import { uploadErrorMessage, uploadImage } from '#client/upload.ts';

/** A file being uploaded. */
export type Upload = { key: string; name: string; /** From 0 to 1. */ progress: number };

/**
 * Uploads several files at once. `onUploaded` gets their URLs in the order in which they were chosen, not in which they
 * arrive. A failed file leaves an error message; the others continue.
 */
export function useUploads(onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [errors, setErrors] = useState<string[]>([]);

  const report = (key: string, progress: number) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, progress } : upload)));

  async function add(files: File[]) {
    setErrors([]);
    const started = files.map((file) => {
      const upload: Upload = { key: crypto.randomUUID(), name: file.name, progress: 0 };
      const result = uploadImage(file, (progress) => report(upload.key, progress)).then(
        ({ url }) => ({ url }),
        (failure: unknown) => ({ error: uploadErrorMessage(failure) }),
      );
      return { upload, result };
    });
    setUploads((before) => [...before, ...started.map(({ upload }) => upload)]);
    for (const { upload, result } of started) {
      const settled = await result;
      setUploads((before) => before.filter(({ key }) => key !== upload.key));
      if ('url' in settled) onUploaded(settled.url);
      else setErrors((before) => [...before, files.length > 1 ? `${upload.name}: ${settled.error}` : settled.error]);
    }
  }

  return { uploads, errors, add };
}
