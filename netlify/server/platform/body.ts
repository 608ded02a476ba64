import { MAX_JSON_BYTES } from '#contracts/limits.ts';
import { AppError } from './errors.ts';

/** No contract nests this deep; more could overflow a recursive parser. */
const MAX_DEPTH = 32;

/** The request's JSON body, `{}` if empty. 413 above the limit, 400 if it is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  if (nestsDeeper(text, MAX_DEPTH)) throw new AppError('invalid', 'The request is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON.');
  }
}

async function readText(request: Request): Promise<string> {
  const tooLarge = new AppError('too_large', 'The request is too large. Send at most 1 MB.');
  if (Number(request.headers.get('content-length')) > MAX_JSON_BYTES) throw tooLarge;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  try {
    // Counted as it arrives: the length header can be missing or wrong.
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_JSON_BYTES) throw tooLarge;
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new AppError('invalid', 'The request is not valid UTF-8 text.');
    throw error;
  }
}

function nestsDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const char = json[i];
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      if (++depth > limit) return true;
    } else if (char === '}' || char === ']') depth--;
  }
  return false;
}
