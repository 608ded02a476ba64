/** What a reader of a caught message needs; `text` and `html` are blank where the message has no such part. */
export type MailMessage = {
  id: string;
  from: string;
  to: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  /** Names of the files that came with it. */
  files: string[];
};

type Part = { headers: Map<string, string>; body: Buffer };

/** Reads an .eml file as far as a mail of our own needs: nested parts, encoded words, base64 and quoted-printable. */
export function parseMessage(id: string, eml: Buffer): MailMessage {
  const message = splitPart(eml);
  const header = (name: string) => decodeWords(message.headers.get(name) ?? '');
  const parts = leavesOf(message);
  const find = (type: string) => {
    const part = parts.find((part) => typeOf(part).startsWith(type) && !fileOf(part));
    return part ? contentOf(part) : '';
  };
  return {
    id,
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: header('date'),
    text: find('text/plain'),
    html: find('text/html'),
    files: parts.flatMap((part) => fileOf(part) ?? []),
  };
}

function splitPart(raw: Buffer): Part {
  // latin1 keeps a byte a character, so that positions in the text are positions in the buffer.
  const text = raw.toString('latin1');
  const gap = /\r?\n\r?\n/.exec(text);
  const head = gap ? text.slice(0, gap.index) : text;
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const cut = line.indexOf(':');
    if (cut > 0) headers.set(line.slice(0, cut).toLowerCase(), line.slice(cut + 1).trim());
  }
  return { headers, body: gap ? raw.subarray(gap.index + gap[0].length) : Buffer.alloc(0) };
}

const typeOf = ({ headers }: Part) => (headers.get('content-type') ?? 'text/plain').toLowerCase();

const fileOf = ({ headers }: Part) => /filename="?([^";]+)"?/i.exec(headers.get('content-disposition') ?? '')?.[1];

/** The parts that hold text or files, in order; a multipart is replaced by what it holds. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary || !typeOf(part).startsWith('multipart/')) return [part];
  const pieces = part.body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return pieces.flatMap((piece) => leavesOf(splitPart(Buffer.from(piece.replace(/^\r?\n/, ''), 'latin1'))));
}

function contentOf({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body.toString('latin1'), 'base64')
      : encoding === 'quoted-printable'
        ? unquote(body.toString('latin1').replace(/=\r?\n/g, ''))
        : body;
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trim();
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

/** `=?UTF-8?Q?Quote_=E2=82=B9?=` in a header; white space between two such words is not part of the text. */
function decodeWords(header: string): string {
  return header
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
      const bytes = kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unquote(word.replaceAll('_', ' '));
      return bytes.toString('utf8');
    });
}
