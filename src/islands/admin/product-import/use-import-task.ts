import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { useUnsavedWarning } from '#ui/forms/use-unsaved-warning.ts';

/** `whole` and `valid` are the two ways to import. */
type TaskName = 'check' | 'recheck' | 'whole' | 'valid';
type Work = (onProgress: (rows: number) => void, signal: AbortSignal) => Promise<void>;

/** A long task of the import page, of which one at a time runs. */
export interface ImportTask {
  running: TaskName | null;
  /** Rows processed so far. */
  done: number;
  /** Why the last task failed. */
  failure: string | null;
  /** Stop was pressed; the portion being written is still finished. */
  isStopping: boolean;
  run: (name: TaskName, work: Work) => Promise<void>;
  stop: () => void;
}

/** Runs one task at a time, asks before the page is left meanwhile, and refreshes what is shown when the task ends. */
export function useImportTask(): ImportTask {
  const [state, setState] = useState<Omit<ImportTask, 'run' | 'stop'>>({
    ...{ running: null, done: 0, failure: null, isStopping: false },
  });
  const update = (change: Partial<typeof state>) => setState((before) => ({ ...before, ...change }));
  const current = useRef<AbortController | null>(null);
  useUnsavedWarning(state.running !== null);
  useEffect(() => () => current.current?.abort(), []);

  const run: ImportTask['run'] = async (name, work) => {
    if (current.current) return;
    const controller = (current.current = new AbortController());
    update({ running: name, done: 0, failure: null });
    try {
      await work((done) => update({ done }), controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        if (!(error instanceof ApiError)) throw error;
        update({ failure: error.message });
      }
    } finally {
      await queryClient.invalidateQueries();
      current.current = null;
      update({ running: null, isStopping: false });
    }
  };
  const stop = () => {
    update({ isStopping: true });
    current.current?.abort();
  };
  return { ...state, run, stop };
}
