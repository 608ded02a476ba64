import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { StoreError } from './errors.ts';

/** Far above what a function can receive (about 4.5 MB); only prevents a mistake from filling the memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads the body as it was sent. */
export async function readWireBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) throw new StoreError(400, 'EntityTooLarge', 'The object is too large for this store');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** The object in the body, after its digest and checksum have been verified. */
export function openBody(request: IncomingMessage, wire: Buffer, declared: string): Buffer {
  if (declared === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    const { body, trailers } = unchunk(wire);
    checkCrc32(body, trailers.get('x-amz-checksum-crc32'));
    return body;
  }
  if (declared.startsWith('STREAMING-'))
    throw new StoreError(501, 'NotImplemented', `${declared} is not supported here`);
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== createHash('sha256').update(wire).digest('hex')) {
    throw new StoreError(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed');
  }
  checkCrc32(wire, request.headers['x-amz-checksum-crc32']);
  return wire;
}

function checkCrc32(body: Buffer, declared: string | string[] | undefined): void {
  if (declared === undefined) return;
  const right = Buffer.alloc(4);
  right.writeUInt32BE(crc32(body));
  if (declared !== right.toString('base64'))
    throw new StoreError(400, 'BadDigest', 'The checksum does not match the body');
}

/** aws-chunked: `size-in-hex CRLF bytes CRLF`, a chunk of size 0, then trailers like headers. The SDK sends streams so. */
function unchunk(wire: Buffer): { body: Buffer; trailers: Map<string, string> } {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = wire.indexOf('\r\n', at);
    const size = end < 0 ? NaN : parseInt(wire.toString('latin1', at, end), 16);
    if (Number.isNaN(size)) throw new StoreError(400, 'IncompleteBody', 'The chunks of the body are malformed');
    at = end + 2;
    if (size === 0) {
      const lines = wire.toString('latin1', at).split('\r\n').filter(Boolean);
      const trailers = lines.map((line) => line.split(/:\s*/, 2) as [string, string]);
      return { body: Buffer.concat(parts), trailers: new Map(trailers) };
    }
    if (at + size + 2 > wire.length) throw new StoreError(400, 'IncompleteBody', 'The body ends too soon');
    parts.push(wire.subarray(at, at + size));
    at += size + 2;
  }
}
