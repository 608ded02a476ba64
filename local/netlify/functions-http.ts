import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contextFor, type Match } from './functions.ts';

/** Netlify's limit for a request: 6 MB as it reaches the function, with binary content as base64. */
const MAX_BYTES = 6 * 1024 * 1024;
const IS_TEXT = /^text\/|^application\/(json|javascript|xml|x-www-form-urlencoded|.*\+(json|xml))\b/;

/** Runs a function for an HTTP request and writes its response. Promises passed to `waitUntil` are added to `pending`. */
export async function answerWithFunction(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  match: Match,
  pending: Set<Promise<unknown>>,
): Promise<void> {
  const body = await readBody(incoming);
  if (body === 'too large') return plain(outgoing, 413, 'The request is too large.');
  const request = toRequest(incoming, body);
  const context = contextFor(request, { ip: ipOf(incoming), params: match.params }, pending);
  try {
    const { default: run } = await match.load();
    const answer = (await run(request, context)) ?? new Response(null, { status: 204 });
    await writeAnswer(outgoing, answer);
  } catch (error) {
    console.error(error);
    if (outgoing.headersSent) outgoing.destroy();
    else plain(outgoing, 500, `The function ${match.name} failed.`);
  }
}

function plain(outgoing: ServerResponse, status: number, text: string): void {
  // The unread rest of the body would be taken for the next request.
  const close = status === 413 ? { connection: 'close' } : {};
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...close }).end(text);
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large' | undefined> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return undefined;
  const cap = IS_TEXT.test(incoming.headers['content-type'] ?? '') ? MAX_BYTES : (MAX_BYTES / 4) * 3;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > cap) return 'too large';
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function toRequest(incoming: IncomingMessage, body: Buffer | undefined): Request {
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = incoming.rawHeaders.slice(at, at + 2);
    headers.append(name, value);
  }
  headers.set('x-nf-client-connection-ip', ipOf(incoming));
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url}`;
  return new Request(url, { method: incoming.method ?? 'GET', headers, body: body ? new Uint8Array(body) : null });
}

const ipOf = (incoming: IncomingMessage) => (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

async function writeAnswer(outgoing: ServerResponse, answer: Response): Promise<void> {
  const cookies = answer.headers.getSetCookie();
  outgoing.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  // JSON is in memory anyway, and streaming it would take 50% longer.
  const isWhole = !answer.body || answer.headers.get('content-type')?.startsWith('application/json');
  if (isWhole) return void outgoing.end(Buffer.from(await answer.arrayBuffer()));
  // Ignores clients that disconnect before the end.
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), outgoing).catch(() => {});
}
