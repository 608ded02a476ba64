import { useState } from 'react';
import { attachmentFault } from './attachment-fault.ts';

/** The file of a form that sends it: one that would be refused is not kept, and `fault` says why. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  return {
    ...{ file, fault, setFault },
    clear: () => setFile(null),
    choose: (chosen: File | undefined) => {
      if (!chosen) return;
      const found = attachmentFault(chosen);
      setFault(found);
      setFile(found ? null : chosen);
    },
  };
}
