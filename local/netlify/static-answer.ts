import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Rendition, StaticFile } from './static-files.ts';

/** Writes a file like Netlify's CDN: compressed, with an ETag, revalidated each time unless netlify.toml says otherwise. */
export async function answerWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<void> {
  const { range } = request.headers;
  // Ranges count the bytes of the plain file.
  const accept = range ? '' : String(request.headers['accept-encoding'] ?? '');
  const rendition = await file.rendition(accept);
  const all = {
    'content-type': file.type,
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: rendition.etag,
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
    ...(rendition.encoding ? { 'content-encoding': rendition.encoding } : {}),
    ...lowerCased(headers),
  };
  if (status === 200 && isKnown(request.headers['if-none-match'], rendition.etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const part = status === 200 && range ? partOf(rendition, range) : undefined;
  const body = part?.body ?? rendition.body;
  const partHeaders = part ? { 'content-range': part.contentRange } : {};
  response.writeHead(part?.status ?? status, { ...all, ...partHeaders, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Header names ignore case; lower-cased so that none is sent twice. */
const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const isKnown = (given: string | undefined, etag: string) =>
  given !== undefined && given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');

/** A single range, as video players request; for anything else the whole file is sent, which the standard allows. */
function partOf(
  { body }: Rendition,
  range: string,
): { status: number; body: Buffer; contentRange: string } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (first > last) return { status: 416, body: Buffer.alloc(0), contentRange: `bytes */${body.length}` };
  const contentRange = `bytes ${first}-${last}/${body.length}`;
  return { status: 206, body: body.subarray(first, last + 1), contentRange };
}
