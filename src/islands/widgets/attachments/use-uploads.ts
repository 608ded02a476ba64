import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { type Upload, uploadEndpoint } from '#contracts/attachments/attachments.ts';
import { attachmentFault } from './attachment-fault.ts';

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Uploads the files of a form as they are chosen, at most `max`. The form keeps `files` with its draft, so that a refusal or a
 * reload loses none. `change` sets them; it gets the files of that moment.
 */
export function useUploads(files: Upload[], change: (next: (now: Upload[]) => Upload[]) => void, max = 1) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);

  async function choose(chosen: File[]) {
    const found: string[] = [];
    const say = (name: string, message: string) => found.push(chosen.length > 1 ? `${name}: ${message}` : message);
    setErrors([]);
    setBusy(true);
    let left = max - files.length;
    for (const file of chosen) {
      const fault = attachmentFault(file);
      if (fault) say(file.name, fault);
      else if (left <= 0) say(file.name, `Attach at most ${max} files. Remove one first.`);
      else {
        try {
          const { id, name, size } = await call(uploadEndpoint, { body: { file } });
          left -= 1;
          change((now) => [...now, { id, name, size }]);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          say(file.name, error.fields.file ?? error.message);
        }
      }
    }
    setErrors(found);
    setBusy(false);
  }

  return {
    files,
    max,
    busy,
    error: errors.join(' ') || undefined,
    choose: (chosen: File[]) => void choose(chosen),
    /** Forgets what was said about files that were refused, when the form is sent. */
    clearError: () => setErrors([]),
    remove: (id: number) => {
      setErrors([]);
      change((now) => now.filter((file) => file.id !== id));
    },
  };
}
