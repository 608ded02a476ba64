import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { applyPriceListFileEndpoint } from '#contracts/catalog/price-list-file.ts';
import { useUnsavedWarning } from '#ui/forms/use-unsaved-warning.ts';
import { toast } from '#ui/toast.ts';

type Body = z.input<typeof applyPriceListFileEndpoint.body>;

/** Applies a checked file, in as many calls as it takes, and calls `done`; `left` is the number of lines to come. */
export function useApplyFile(done: () => void) {
  const [state, setState] = useState<{ busy: boolean; left: number | null; failure: string | null }>({
    ...{ busy: false, left: null, failure: null },
  });
  useUnsavedWarning(state.busy);
  const apply = async (body: Body) => {
    setState({ busy: true, left: null, failure: null });
    try {
      toast(await applyAll(body, (left) => setState((before) => ({ ...before, left }))));
      done();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, left: null, failure: error.message });
    } finally {
      await queryClient.invalidateQueries();
    }
  };
  return { ...state, apply };
}

async function applyAll(body: Body, onProgress: (left: number) => void): Promise<string> {
  let [added, changed, version] = [0, 0, body.version];
  for (let left = 1; left > 0; onProgress(left)) {
    const reply = await call(applyPriceListFileEndpoint, { body: { ...body, version } });
    added += reply.added;
    changed += reply.changed;
    ({ left, version } = reply);
  }
  return `${added.toLocaleString('en-IN')} added, ${changed.toLocaleString('en-IN')} changed.`;
}
