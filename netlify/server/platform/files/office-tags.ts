import { TooLarge } from './zip-package.ts';

/** A tag of XML without its prefix; `text` is what follows, up to the next tag. */
interface Tag {
  name: string;
  isEnd: boolean;
  /** The value of an attribute without its prefix; blank if it is not there. */
  attribute: (name: string) => string;
  text: string;
}

/** Most tags of these names in one part: an honest file of 4 MB has fewer. */
const MAX_TAGS = 250_000;

/** The tags of some names in a text of XML, in their order. Raises TooLarge if there are too many to look at. */
export function* tagsOf(xml: string, ...names: string[]): Generator<Tag> {
  const tag = new RegExp(
    `<(/?)(?:[\\w.-]+:)?(${names.join('|')})(?![\\w.-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>([^<]*)`,
    'g',
  );
  let count = 0;
  for (const [, slash, name, attributes, text] of withoutCdata(xml).matchAll(tag)) {
    if (++count > MAX_TAGS) throw new TooLarge();
    const attribute = (asked: string) => valueOf(attributes!, asked);
    yield { name: name!, isEnd: slash === '/', attribute, text: decodeEntities(text!) };
  }
}

/** One expression for each name asked, made once. */
const expressions = new Map<string, RegExp>();

function valueOf(attributes: string, name: string): string {
  let expression = expressions.get(name);
  if (!expression) {
    expression = new RegExp(`(?:^|[\\s:"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    expressions.set(name, expression);
  }
  const [, double, single] = expression.exec(attributes) ?? [];
  return decodeEntities(double ?? single ?? '');
}

const withoutCdata = (xml: string) =>
  xml.includes('<![CDATA[')
    ? xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    : xml;

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** `&quot;`, `&#68;`, `&#x44;` as their signs. */
const decodeEntities = (text: string) =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (name) return NAMED[name] ?? whole;
          const code = hex ? parseInt(hex, 16) : Number(decimal);
          return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        },
      )
    : text;
