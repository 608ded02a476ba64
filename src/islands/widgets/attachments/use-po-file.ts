import type { Upload } from '#contracts/attachments/attachments.ts';
import { useUploads } from './use-uploads.ts';

/** A draft that has the purchase order as a file; missing in drafts kept from before there was one. */
export interface PoFileDraft {
  po_file?: Upload | null;
}

/** The upload of the one purchase order of a form. */
export function usePoFile({ po_file }: PoFileDraft, change: (part: (now: PoFileDraft) => PoFileDraft) => void) {
  return useUploads(listOf(po_file), (next) =>
    change((now) => ({ po_file: next(listOf(now.po_file)).at(-1) ?? null })),
  );
}

const listOf = (file: Upload | null | undefined) => (file ? [file] : []);
