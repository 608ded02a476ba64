import * as http from 'node:http';
import * as https from 'node:https';

/** Connections are kept between calls, but no longer than the other side surely keeps them, milliseconds. */
const KEPT = { keepAlive: true, timeout: 4000 };
const agents = { 'http:': new http.Agent(KEPT), 'https:': new https.Agent(KEPT) };

/** An answer that has been read to its end. */
export interface Answered {
  status: number;
  text: string;
}

/**
 * Posts `body` and reads the answer to its end. Node's own client and not `fetch`, whose web streams take twice the time
 * of all the rest of a small call. Rejects where no whole answer has come after `withinMs`, or the connection fails.
 */
export function post(
  address: string,
  { headers, body, withinMs }: { headers: Record<string, string>; body: string; withinMs: number },
): Promise<Answered> {
  const url = new URL(address);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: agents[url.protocol as keyof typeof agents],
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    const timer = setTimeout(() => sent.destroy(new Error('no answer in time')), withinMs);
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
