import type { AttributeTemplate } from '#contracts/catalog/attributes/template.ts';
import { attributeNamed } from '#contracts/catalog/attributes/templates.ts';

/** The data sheet as the form holds it, `Bore: 25 mm` per line, in two parts: values of the template, and further rows. */
export function splitDataSheet(template: readonly AttributeTemplate[], text: string) {
  const values: Record<string, string> = {};
  const further = text.split('\n').filter((line) => {
    const [, label, value] = /^([^:]*): ?(.*)$/.exec(line) ?? [];
    const attribute = label === undefined ? undefined : attributeNamed(template, label);
    if (!attribute || attribute.name in values) return true;
    values[attribute.name] = value!;
    return false;
  });
  return { values, further: further.join('\n') };
}

/** The two parts as one text; the template's rows come first, in its order, without blank ones. */
export function joinDataSheet(
  template: readonly AttributeTemplate[],
  { values, further }: ReturnType<typeof splitDataSheet>,
): string {
  const rows = template.flatMap(({ name }) => (values[name] ? [`${name}: ${values[name]}`] : []));
  return [...rows, ...(further === '' ? [] : [further])].join('\n');
}
