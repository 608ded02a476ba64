import type * as z from 'zod/mini';
import { queryClient } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { toast } from './toast.ts';
import { useSubmit } from './use-submit.ts';

/** A call whose reply says what was done. */
export type ActEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<{ message: string }, unknown>>;

/** An act on a record: sends it, says what was done, reads the record anew. `done` closes what asked for it. */
export function useAct<E extends ActEndpoint>(endpoint: E, done?: () => void) {
  return useSubmit(endpoint, (reply) => {
    toast((reply as { message: string }).message);
    done?.();
    return queryClient.invalidateQueries();
  });
}
