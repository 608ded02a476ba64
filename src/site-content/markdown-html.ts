/**
 * Adapts the HTML made from Markdown to this site: no style attribute (the content policy forbids it), and tables that
 * become labelled records on a phone.
 */
export function adaptMarkdownHtml(html: string): string {
  return (
    html
      .replace(/<table>[\s\S]*?<\/table>/g, adaptTable)
      // A blank corner cell is not a heading: a screen reader would announce a nameless one.
      .replace(/<th\b[^>]*><\/th>/g, '<td></td>')
      .replace(/(<(?:pre|code|span|t[hd])\b[^>]*?) style="[^"]*"/g, '$1')
      .replace(/<a href="(https?:)/g, '<a rel="noopener" href="$1')
  );
}

function adaptTable(table: string): string {
  const labels = [...table.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, label = '']) => plain(label));
  let column = 0;
  return table
    .replace('<table>', '<table class="table">')
    .replace(/<tr>|<(th|td)\b( style="text-align: right")?[^>]*>/g, (tag, cell?: string, right?: string) => {
      if (!cell) {
        column = 0;
        return tag;
      }
      const end = right ? ' class="end"' : '';
      return cell === 'th' ? `<th scope="col"${end}>` : `<td data-label="${labels[column++] ?? ''}"${end}>`;
    });
}

/** A heading cell as the text of an attribute. */
function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;');
}
