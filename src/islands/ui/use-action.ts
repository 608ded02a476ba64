import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { queryClient } from '#client/queries.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { rememberFocus } from './remember-focus.ts';
import { toast } from './toast.ts';
import { useSubmit } from './use-submit.ts';

/** A call whose reply carries a message for the user. */
export type ActionEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<{ message: string }, unknown>>;

/**
 * An action on a record: sends it, shows the reply's message, calls `done` to close its dialog and reloads the record.
 * It reloads after a conflict too. Where the pressed button is gone afterwards, the focus moves to the next action.
 */
export function useAction<E extends ActionEndpoint>(endpoint: E, done?: () => void) {
  const restoreFocus = useRef(() => {});
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);
  const reload = async () => {
    await queryClient.invalidateQueries();
    restoreFocus.current();
  };
  const { submit, ...state } = useSubmit(
    endpoint,
    (reply) => {
      toast((reply as { message: string }).message);
      done?.();
      return reload();
    },
    async ({ status, message }) => {
      if (status !== 409) return;
      await reload();
      // The reload may have removed the form that would show the message.
      if (isUnmounted.current) toast(message, { tone: 'bad' });
    },
  );
  return {
    ...state,
    submit: (values: Parameters<typeof submit>[0]) => {
      // Before the reload or `done` removes the pressed button.
      restoreFocus.current = rememberFocus();
      return submit(values);
    },
  };
}
