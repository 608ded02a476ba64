import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { useUnsaved } from '#ui/use-unsaved.ts';

/** Work that takes a while. */
export interface Work {
  /** What is being done; null while nothing is. */
  doing: string | null;
  /** Rows done so far. */
  done: number;
  /** What stopped it. */
  failure: string | null;
  run: (name: string, work: (told: (rows: number) => void, signal: AbortSignal) => Promise<void>) => Promise<void>;
  stop: () => void;
  /** It was told to stop, and still writes the rows that are under way. */
  isStopping: boolean;
}

/** One piece of work at a time; leaving the page is asked about, and what is shown is read anew when it ends. */
export function useWork(): Work {
  const [doing, setDoing] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const under = useRef<AbortController | null>(null);
  useUnsaved(doing !== null);
  useEffect(() => () => under.current?.abort(), []);

  const run: Work['run'] = async (name, work) => {
    if (under.current) return;
    const controller = (under.current = new AbortController());
    setFailure(null);
    setDone(0);
    setDoing(name);
    try {
      await work(setDone, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error.message);
      }
    } finally {
      await queryClient.invalidateQueries();
      under.current = null;
      setIsStopping(false);
      setDoing(null);
    }
  };
  const stop = () => {
    setIsStopping(true);
    under.current?.abort();
  };
  return { doing, done, failure, run, stop, isStopping };
}
