import type * as z from 'zod/mini';

/** Start of the default messages: the field's name is put in front of them. */
const START = 'This must be';

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
  uuid: 'an id returned by the server',
  url: 'an address such as https://company.in',
  datetime: 'a time such as 2026-11-21T09:30:00Z',
  date: 'a date such as 2026-11-21',
};

/** The message for a field whose contract has none; zod's own are for programmers. */
export function defaultMessage(issue: z.core.$ZodRawIssue): string {
  return `${START} ${remedyOf(issue)}.`;
}

/** A default message with the name of its field; a contract's own message is returned as it is. */
export function withField(field: string, message: string): string {
  return message.startsWith(START) ? `${field}: ${message}` : message;
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
      return FORMATS[issue.format as string] ?? 'in the format that this field expects';
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `sent without ${issue.keys.join(', ')}`;
    default:
      return 'left out: this call does not accept it';
  }
}

function sizeOf(origin: string, size: number): string {
  const number = size.toLocaleString('en-IN');
  if (origin === 'string') return `${number} characters`;
  return origin === 'array' ? `a list of ${number}` : number;
}
