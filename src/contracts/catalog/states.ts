import type { State, States } from '../life-cycle.ts';

interface ImportState {
  /** Rows may still be written. */
  isOpen?: true;
}

const imports = {
  // The system: the cleanup job cancels imports left for a month.
  checking: {
    isOpen: true,
    createdBy: ['staff'],
    to: { staff: ['applying', 'applied', 'cancelled'], system: ['cancelled'] },
  },
  // Some of its rows are written.
  applying: { isOpen: true, to: { staff: ['applied', 'cancelled'] } },
  applied: { to: {} },
  cancelled: { to: {} },
} as const satisfies Record<string, State & ImportState>;

/** Life cycle of an import of products from a file. */
export const IMPORT_STATES: States<keyof typeof imports, ImportState> = imports;
