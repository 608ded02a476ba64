import { tagsOf } from './office-tags.ts';
import type { Refused } from './refused-content.ts';

/** Why a target outside the file is refused, by the end of the relationship's type. */
const EXTERNAL: [RegExp, Refused][] = [
  [/template$/i, 'template'],
  [/image$/i, 'picture'],
  [/externalLink(Path)?$|xlPathMissing$/i, 'workbook'],
];

/** Targets that may be anywhere: nothing is opened until the reader clicks. */
const HYPERLINK = /\/hyperlink$/i;
/** Inside the file: text of another format that is read into a document, and controls. */
const CHUNK = /\/aFChunk$/i;
const MACROS = /\/(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet)$/i;
const CONTROL = /\/(control|activeXControlBinary)$/i;

/** Why the relationships of a part are refused, if any leads out of the file or to something that runs. */
export function externalRefusal(rels: string): Refused | undefined {
  for (const { attribute } of tagsOf(rels, 'Relationship')) {
    const type = attribute('Type');
    if (CHUNK.test(type)) return 'embedded';
    if (MACROS.test(type)) return 'macros';
    if (CONTROL.test(type)) return 'controls';
    const isOutside = attribute('TargetMode').toLowerCase() === 'external' || leadsOut(attribute('Target'));
    if (isOutside && !HYPERLINK.test(type)) return EXTERNAL.find(([end]) => end.test(type))?.[1] ?? 'link';
  }
  return undefined;
}

/** An address or network path, whatever the mode says. */
const leadsOut = (target: string) => /^\s*([a-z][a-z0-9+.-]*:|\\\\|\/\/)/i.test(target);
