import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { queryClient } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { keepFocus } from './keep-focus.ts';
import { toast } from './toast.ts';
import { useSubmit } from './use-submit.ts';

/** A call whose reply says what was done. */
export type ActEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<{ message: string }, unknown>>;

/**
 * An act on a record: sends it, says what was done, reads the record anew; also where the record was no longer as it is
 * shown. `done` closes what asked for it. The focus goes on to what is next where its button is gone.
 */
export function useAct<E extends ActEndpoint>(endpoint: E, done?: () => void) {
  const goOn = useRef(() => {});
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const readAnew = async () => {
    await queryClient.invalidateQueries();
    goOn.current();
  };
  const { submit, ...act } = useSubmit(
    endpoint,
    (reply) => {
      toast((reply as { message: string }).message);
      done?.();
      return readAnew();
    },
    async ({ status, message }) => {
      if (status !== 409) return;
      await readAnew();
      // What asked went with what it asked for: its own notice is not on the screen.
      if (isGone.current) toast(message, { tone: 'bad' });
    },
  );
  return {
    ...act,
    submit: (values: Parameters<typeof submit>[0]) => {
      // Now: with the record read anew, or what asked for it closed, the button is gone.
      goOn.current = keepFocus();
      return submit(values);
    },
  };
}
