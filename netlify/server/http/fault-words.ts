import type * as z from 'zod/mini';

/** What each of our own sentences begins with: it is about a value, so the field's name goes before it. */
const START = 'This has to be';

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of named fields',
  record: 'a group of named fields',
  file: 'a file',
};

const FORMATS: Record<string, string> = {
  uuid: 'an id as the server gave it',
  url: 'an address such as https://company.in',
  datetime: 'a time such as 2026-11-21T09:30:00Z',
  date: 'a day such as 2026-11-21',
};

/** What to do, where a contract has no sentence of its own; zod's words are for programmers. */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  return `${START} ${remedyOf(issue)}.`;
}

/** The sentence as an answer's message: with the field it is about, unless the contract wrote it for that field. */
export function withField(field: string, sentence: string): string {
  return sentence.startsWith(START) ? `${field}: ${sentence}` : sentence;
}

function remedyOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected as string] ?? 'filled in';
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `${sizeOf(issue.origin, Number(issue.minimum))} or more`;
    case 'too_big':
      return `${sizeOf(issue.origin, Number(issue.maximum))} or less`;
    case 'invalid_format':
      return FORMATS[issue.format as string] ?? 'written in the form that this field asks for';
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `sent without ${issue.keys.join(', ')}`;
    default:
      return 'something else: this call does not take it';
  }
}

function sizeOf(origin: string, size: number): string {
  const number = size.toLocaleString('en-IN');
  if (origin === 'string') return `${number} characters`;
  return origin === 'array' ? `a list of ${number}` : number;
}
