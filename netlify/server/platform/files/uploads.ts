import { FILE_TOO_LARGE } from '#contracts/fields/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { AppError } from '../errors.ts';

/** Room for the form's other fields and its boundaries, bytes. */
const OVERHEAD = 64 * 1024;

/**
 * The fields of a multipart form, texts and files by name; the last of a name wins. 413 for a file above
 * MAX_UPLOAD_BYTES, 415 if the body is not multipart, 400 if it cannot be parsed.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('unsupported', 'Send the file as multipart form data.');
  }
  const fields = await parseForm(await readBounded(request), type);
  for (const value of Object.values(fields)) {
    if (typeof value !== 'string' && value.size > MAX_UPLOAD_BYTES) throw tooLarge();
  }
  return fields;
}

/** The fields of a form without files, as a browser without script sends it. 413 and 400 as above. */
export async function readPlainForm(request: Request): Promise<Record<string, unknown>> {
  return parseForm(await readBounded(request), request.headers.get('content-type') ?? '');
}

/** Call with a bounded body only: the parser has no size limit. */
async function parseForm(body: Blob, type: string): Promise<Record<string, string | File>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('invalid', 'The upload is incomplete. Choose the file again.');
  });
  // An empty file field arrives as a nameless file of 0 bytes.
  const isFilled = ([, value]: [string, string | File]) => typeof value === 'string' || value.name || value.size;
  const filled = [...form].filter(isFilled);
  // Forms send line breaks as CR LF; store them as LF, as JSON bodies have them.
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value]),
  );
}

async function readBounded(request: Request): Promise<Blob> {
  const limit = MAX_UPLOAD_BYTES + OVERHEAD;
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Counted as it arrives: the length header can be missing or wrong.
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Blob(chunks);
}

function tooLarge(): AppError {
  return new AppError('too_large', FILE_TOO_LARGE);
}
