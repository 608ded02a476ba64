import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, required } from '../fields/text.ts';

/** Longest text of the terms library, characters; the terms of a quote have 4,000. */
export const MAX_TERMS_TEXT = 2000;

/** Most texts in the terms library. */
export const MAX_TERMS = 200;

/** A text that staff insert into the terms of quotes. */
export const QuoteTerms = z.object({ id: z.int(), version: z.int32(), name: z.string(), body: z.string() });
export type QuoteTerms = z.infer<typeof QuoteTerms>;

/** The terms library, by name. */
export const listQuoteTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/quote-terms-list',
  roles: staffRoles,
  reply: z.object({ items: z.array(QuoteTerms) }),
});

/**
 * Adds a text to the terms library, or changes the one with this `id`. 404 for an unknown id; 409 for a name in use, above 200
 * texts, or if a colleague has changed it since `version`.
 */
export const saveQuoteTermsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-terms-save',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({
    /** Absent for a new text. */
    id: z.optional(id),
    /** The version that is changed. */
    version: z.optional(z.int32()),
    name: required(60, 'Enter a name, for example “Payment: 30 days”.'),
    body: required(MAX_TERMS_TEXT, 'Enter the text.'),
  }),
  reply: z.object({ message: z.string(), id: z.int() }),
});

/** Deletes a text of the terms library; quotes keep what was inserted. 404 for an unknown id. */
export const removeQuoteTermsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-terms-remove',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
