import * as z from 'zod/mini';

/** A file of a record. */
export const FileRef = z.object({ id: z.int(), name: z.string() });
export type FileRef = z.infer<typeof FileRef>;

/** A file with its size. */
export const SizedFile = z.object({
  ...FileRef.shape,
  /** As stored, bytes: pictures are encoded again. */
  size: z.int(),
});
export type SizedFile = z.infer<typeof SizedFile>;
