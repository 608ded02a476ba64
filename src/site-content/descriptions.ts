/** Longest description that search engines show in full, characters. */
export const MAX_DESCRIPTION = 155;

/** A page's description for search engines: the text, its first sentences, or its first words, as much as is shown. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const sentences = text.slice(0, MAX_DESCRIPTION + 1).match(/^.*[.?!](?=\s)/)?.[0];
  // A short first sentence says too little.
  if (sentences && sentences.length >= 60) return sentences;
  const words = text.slice(0, MAX_DESCRIPTION - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,;:–]$/, '')}…`;
}
