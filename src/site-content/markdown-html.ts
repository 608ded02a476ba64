/**
 * Adapts the HTML made from Markdown to this site: no style attribute (the content policy forbids it), and tables that
 * become labelled records on a phone, unless their columns fit it.
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
    .replace('<table>', `<table class="table${fitsPhone(table) ? ' table-fits' : ''}">`)
    .replace(/<tr>|<(th|td)\b( style="text-align: right")?[^>]*>/g, (tag, cell?: string, right?: string) => {
      if (!cell) {
        column = 0;
        return tag;
      }
      const end = right ? ' class="end"' : '';
      return cell === 'th' ? `<th scope="col"${end}>` : `<td data-label="${labels[column++] ?? ''}"${end}>`;
    });
}

/** Characters beside the first column for which a phone has room, and what the space around a column takes of them. */
const ROOM = 28;
const COLUMN_SPACE = 2;

/**
 * Whether the columns fit a phone side by side: the first wraps, the others hold figures and short words, which must
 * not. The heading of a column wraps at its spaces.
 */
function fitsPhone(table: string): boolean {
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<(th|td)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, cell, html = '']) =>
      Math.max(...(cell === 'th' ? plain(html).split(' ') : [plain(html)]).map(({ length }) => length)),
    ),
  );
  const widths = (rows[0] ?? []).slice(1).map((_, column) => Math.max(...rows.map((row) => row[column + 1] ?? 0)));
  return widths.reduce((sum, width) => sum + width + COLUMN_SPACE, 0) <= ROOM;
}

/** A heading cell as the text of an attribute. */
function plain(html: string): string {
  return html.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;');
}
