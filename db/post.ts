import * as http from 'node:http';
import * as https from 'node:https';

/** Connections are reused between calls; the timeout in milliseconds is below the server's own. */
const KEEP_ALIVE = { keepAlive: true, timeout: 4000 };
const agents = { 'http:': new http.Agent(KEEP_ALIVE), 'https:': new https.Agent(KEEP_ALIVE) };

/** A response that has been read completely. */
export interface PostResponse {
  status: number;
  text: string;
}

/**
 * Posts `body` and reads the whole response. Uses Node's http client instead of `fetch`, whose web streams take twice as
 * long as the rest of a small call. Rejects if the response is not complete after `withinMs`, or the connection fails.
 */
export function post(
  address: string,
  { headers, body, withinMs }: { headers: Record<string, string>; body: string; withinMs: number },
): Promise<PostResponse> {
  const url = new URL(address);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: agents[url.protocol as keyof typeof agents],
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    const timer = setTimeout(() => sent.destroy(new Error('no response in time')), withinMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    sent.on('error', fail).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', fail).on('data', (part: string) => (text += part));
      response.on('end', () => {
        clearTimeout(timer);
        resolve({ status: response.statusCode!, text });
      });
    });
    sent.end(body);
  });
}
