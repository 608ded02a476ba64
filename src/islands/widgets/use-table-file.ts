import { useState } from 'react';
import { FileError, type TableFile } from '#client/table-files/read-table-file.ts';
import type { Sheet } from '#client/table-files/read-workbook.ts';

interface State {
  busy: boolean;
  /** Why the last file or sheet could not be read. */
  error: string | null;
  /** An Excel file with rows in several sheets, of which the user chooses one. */
  workbook: TableFile | null;
  /** The name of the chosen sheet. */
  sheet: string;
}

const NOTHING: State = { busy: false, error: null, workbook: null, sheet: '' };

/** Opens an Excel or CSV file and loads its rows, or those of the chosen sheet. Both functions may throw FileError. */
export function useTableFile(
  open: (file: File) => Promise<TableFile>,
  load: (file: TableFile, sheet?: Sheet) => void | Promise<void>,
) {
  const [state, setState] = useState(NOTHING);
  const run = async (start: Partial<State>, work: () => Promise<Partial<State>>) => {
    setState((before) => ({ ...before, ...start, busy: true, error: null }));
    let end: Partial<State> = {};
    try {
      end = await work();
    } catch (failure) {
      if (!(failure instanceof FileError)) throw failure;
      end = { error: failure.message };
    } finally {
      setState((before) => ({ ...before, ...end, busy: false }));
    }
  };
  const openFile = (file: File | undefined) => {
    if (!file || state.busy) return;
    void run(NOTHING, async () => {
      const table = await open(file);
      if (table.sheets.length > 1) return { workbook: table };
      await load(table, table.sheets[0]);
      return {};
    });
  };
  const chooseSheet = (name: string) => {
    const workbook = state.workbook!;
    const sheet = workbook.sheets.find((each) => each.name === name);
    void run({ sheet: name }, async () => {
      await load(workbook, sheet);
      return {};
    });
  };
  return { ...state, openFile, chooseSheet, reset: () => setState(NOTHING) };
}
