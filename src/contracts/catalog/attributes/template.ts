import type { Unit } from './units.ts';

interface Shown {
  /** Offered as a filter in the catalogue. */
  facet?: boolean;
  /** A column of the subcategory's size table. */
  column?: boolean;
  /** Letter of the dimension in a drawing: `d`; `L × B × H` for a text that holds several. */
  symbol?: string;
}

/** A number with a unit, or a count without one. The limits are in that unit; below 0 only if `min` says so. */
export interface NumberAttribute extends Shown {
  kind: 'number';
  name: string;
  unit: Unit | null;
  min?: number;
  max?: number;
}
/** A thread: `M8 × 1.25`, `G1/4`, `1/2 in BSP`. Sorted by its nominal diameter, mm. */
export interface ThreadAttribute extends Shown {
  kind: 'thread';
  name: string;
}
/** One of a closed list. */
export interface ChoiceAttribute extends Shown {
  kind: 'choice';
  name: string;
  choices: readonly string[];
}
export interface TextAttribute extends Shown {
  kind: 'text';
  name: string;
}
/** What a row of the data sheet holds. */
export type AttributeTemplate = NumberAttribute | ThreadAttribute | ChoiceAttribute | TextAttribute;

/** Templates by subcategory, the attributes in the order of the data sheet. */
export type CategoryTemplates = Record<string, readonly AttributeTemplate[]>;

export const number = (
  name: string,
  unit: Unit | null,
  shown: Shown & Pick<NumberAttribute, 'min' | 'max'> = {},
): NumberAttribute => ({ kind: 'number', name, unit, ...shown });
export const thread = (name: string, shown: Shown = {}): ThreadAttribute => ({ kind: 'thread', name, ...shown });
export const choice = (name: string, choices: readonly string[], shown: Shown = {}): ChoiceAttribute => ({
  kind: 'choice',
  name,
  choices,
  ...shown,
});
export const text = (name: string, shown: Shown = {}): TextAttribute => ({ kind: 'text', name, ...shown });

/** Shown as a filter and as a column of the size table. */
export const KEY = { facet: true, column: true } as const;
export const FACET = { facet: true } as const;
export const COLUMN = { column: true } as const;
