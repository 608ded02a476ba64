/** Builds XML with all content escaped. */

/** An element whose content is text or a list of elements. */
export function element(name: string, content: string | string[], attributes: Record<string, string> = {}): string {
  const open = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inner ? `<${open}>${inner}</${name}>` : `<${open}/>`;
}

/** The response with a document. */
export function xml(root: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
