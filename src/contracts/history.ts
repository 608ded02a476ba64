import * as z from 'zod/mini';

/** The steps of a life cycle, the oldest first, each with the status that it led to. */
export const historyOf = <Status extends z.ZodMiniType>(status: Status) =>
  z.array(
    z.object({
      status,
      at: z.iso.datetime(),
      note: z.nullable(z.string()),
      /** A colleague's name to a buyer, anybody's to staff; null for PlantSetu or the system. */
      by: z.nullable(z.string()),
    }),
  );
