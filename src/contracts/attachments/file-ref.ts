import * as z from 'zod/mini';

/** A file of a record. */
export const FileRef = z.object({ id: z.int(), name: z.string() });
export type FileRef = z.infer<typeof FileRef>;
