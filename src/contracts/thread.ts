import * as z from 'zod/mini';

/** A message between a buyer and PlantSetu. */
export const Message = z.object({
  id: z.int(),
  /** Null for PlantSetu. */
  author: z.nullable(z.string()),
  body: z.string(),
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;
