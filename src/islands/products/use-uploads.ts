import { useState } from 'react';
import { uploadFault, uploadImage } from '#client/upload.ts';

/** A file on its way. */
export type Upload = { key: string; name: string; /** From 0 to 1. */ share: number };

/**
 * Uploads several files at once. `onUploaded` gets their addresses in the order in which they were chosen, whichever
 * arrives first; a file that fails leaves its message and the others go on.
 */
export function useUploads(onUploaded: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [faults, setFaults] = useState<string[]>([]);

  const report = (key: string, share: number) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, share } : upload)));

  async function add(files: File[]) {
    setFaults([]);
    const started = files.map((file) => {
      const upload: Upload = { key: crypto.randomUUID(), name: file.name, share: 0 };
      const result = uploadImage(file, (share) => report(upload.key, share)).then(
        ({ url }) => ({ url }),
        (error: unknown) => ({ fault: uploadFault(error) }),
      );
      return { upload, result };
    });
    setUploads((before) => [...before, ...started.map(({ upload }) => upload)]);
    for (const { upload, result } of started) {
      const settled = await result;
      setUploads((before) => before.filter(({ key }) => key !== upload.key));
      if ('url' in settled) onUploaded(settled.url);
      else setFaults((before) => [...before, files.length > 1 ? `${upload.name}: ${settled.fault}` : settled.fault]);
    }
  }

  return { uploads, faults, add };
}
