import * as z from 'zod/mini';

/** The status changes of a record, the oldest first. */
export const historyOf = <Status extends z.ZodMiniType>(status: Status) =>
  z.array(
    z.object({
      status,
      at: z.iso.datetime(),
      note: z.nullable(z.string()),
      /** The person's name; for buyers only if a colleague, else null. Null also for the system. */
      by: z.nullable(z.string()),
    }),
  );
