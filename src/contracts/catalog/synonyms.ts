import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, required } from '../fields/text.ts';

/** Longest phrase, characters. */
export const MAX_PHRASE_LENGTH = 60;
/** Most phrases that one entry finds. */
export const MAX_FOUND_PHRASES = 20;

export const SYNONYM_CONFLICT = 'Another user has changed this entry since you opened it. Your changes were not saved.';

/** An entry of the table of synonyms. */
export const Synonym = z.object({
  id: z.int(),
  version: z.int32(),
  /** A word or phrase that buyers type. */
  typed: z.string(),
  /** The phrases that it also finds. */
  finds: z.array(z.string()),
  /** Whether each of these phrases finds the others too. */
  both_ways: z.boolean(),
});
export type Synonym = z.infer<typeof Synonym>;

/** Whether a search of the list matches an entry: by a part of any of its phrases. */
export function matchesSynonym(q: string | null, { typed, finds }: Pick<Synonym, 'typed' | 'finds'>): boolean {
  const words = q?.trim().toLowerCase() ?? '';
  return [typed, ...finds].some((phrase) => phrase.toLowerCase().includes(words));
}

/** Body of the form. */
export const SaveSynonym = z.object({
  /** Absent for a new entry. */
  id: z.optional(id),
  /** The version that the form was opened with; absent overwrites any version. */
  version: z.optional(z.int32()),
  typed: required(MAX_PHRASE_LENGTH, 'Enter the word that buyers type.'),
  finds: z
    .array(required(MAX_PHRASE_LENGTH, 'Enter a word on each line.'))
    .check(
      z.minLength(1, { error: 'Enter at least one word that it also finds.' }),
      z.maxLength(MAX_FOUND_PHRASES, { error: `Enter at most ${MAX_FOUND_PHRASES} words.` }),
    ),
  both_ways: z.boolean(),
});
export type SaveSynonym = z.infer<typeof SaveSynonym>;

/** All synonyms, in alphabetical order. */
export const listSynonymsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/synonym-list',
  roles: staffRoles,
  reply: z.object({ items: z.array(Synonym) }),
});

/**
 * Adds an entry, or saves the one with `id`; searches use it at once. 400 for a phrase without words, a pair that another
 * entry has and a loop, 404 for an unknown id, 409 if another user has changed the table.
 */
export const saveSynonymEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/synonym-save',
  creates: true,
  roles: staffRoles,
  needs: ['sales'],
  body: SaveSynonym,
  reply: z.object({
    message: z.string(),
    id: z.int(),
    /** The phrases of the entry, each with the number of active products of all companies that have its words. */
    affects: z.array(
      z.object({
        phrase: z.string(),
        products: z.int(),
        /** True if counting stopped at `products`. */
        capped: z.boolean(),
      }),
    ),
  }),
});

/** Deletes an entry. 404 if it is already gone. */
export const removeSynonymEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/synonym-remove',
  roles: staffRoles,
  needs: ['sales'],
  body: z.object({ id }),
  reply: z.object({ message: z.string() }),
});
