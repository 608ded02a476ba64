import * as z from 'zod/mini';
import { required } from '../fields/text.ts';

/** What a placeholder in a reminder stands for, by name. */
export const PLACEHOLDERS = {
  company: 'Name of the company',
  invoices: 'Number of invoices, e.g. “3 invoices”',
  amount: 'Amount due on them',
  due_date: 'Earliest due date',
  days: 'Days since the earliest due date, or days left before it',
  phone: 'Our phone number',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

/** Longest subject and text, characters. */
export const MAX_SUBJECT_LENGTH = 120;
export const MAX_DUNNING_TEXT = 2000;

const names = Object.keys(PLACEHOLDERS) as Placeholder[];

/** Anything in braces: `{amount}`, `{ amount }`, `{}`. */
const IN_BRACES = /\{([^{}]*)\}/g;

/** Why a text cannot be used; null if it can. */
export function placeholderFault(text: string): string | null {
  const unknown = [...text.matchAll(IN_BRACES)].map(([, name]) => name!).find((name) => !isPlaceholder(name));
  if (unknown !== undefined) return `{${unknown}} is not known. Use ${names.map((name) => `{${name}}`).join(', ')}.`;
  return /[{}]/.test(text.replace(IN_BRACES, '')) ? 'Close each placeholder with braces, e.g. {amount}.' : null;
}

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** The text with its placeholders filled in. */
export function fillPlaceholders(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(IN_BRACES, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

const checked = (max: number, ask: string) =>
  required(max, ask).check(
    z.superRefine((text, context) => {
      const fault = placeholderFault(text);
      if (fault) context.addIssue({ code: 'custom', message: fault, input: text });
    }),
  );

/** Subject and text of a reminder; unknown placeholders are refused. */
export const dunningText = {
  subject: checked(MAX_SUBJECT_LENGTH, 'Enter the subject of the email.'),
  body: checked(MAX_DUNNING_TEXT, 'Enter the text of the email.'),
};
