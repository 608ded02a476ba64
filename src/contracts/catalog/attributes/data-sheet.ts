import { completeAttribute, parseAttribute } from './parse.ts';
import type { AttributeTemplate } from './template.ts';
import { attributeNamed } from './templates.ts';

/**
 * Checks the rows of a data sheet against the template of its subcategory: bare numbers get their unit, and what cannot be
 * read gets an error that names the row. Blank values and rows that the template does not have stay as they are.
 */
export function checkDataSheet(
  template: readonly AttributeTemplate[],
  rows: Record<string, string>,
): { rows: Record<string, string>; errors: string[] } {
  const errors: string[] = [];
  const checked = Object.entries(rows).map(([name, written]) => {
    const attribute = written.trim() === '' ? undefined : attributeNamed(template, name);
    if (!attribute) return [name, written] as const;
    const parsed = parseAttribute(attribute, written);
    if ('error' in parsed) errors.push(`${attribute.name}: ${parsed.error}`);
    return [name, completeAttribute(attribute, written)] as const;
  });
  return { rows: Object.fromEntries(checked), errors };
}
