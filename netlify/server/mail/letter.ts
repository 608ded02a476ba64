import { brand, contact } from '#site';

/** A letter to a person: how it begins, its paragraphs, who signs. */
export function letter(name: string, ...parts: string[]): string {
  return paragraphs(`Dear ${name},`, ...parts, `${brand.name}\n${contact.phone}, ${contact.supportEmail}`);
}

/** Paragraphs with a blank line between them; empty ones are left out. */
export function paragraphs(...parts: string[]): string {
  return parts.filter(Boolean).join('\n\n');
}
