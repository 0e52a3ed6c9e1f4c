// Requests as they are: neither the address nor the body is put right on the way.
import { Agent, request } from 'node:http';
import type { Answer } from './check-answer.ts';
import type { MadeRequest } from './make-request.ts';

export type Send = (made: MadeRequest) => Promise<Answer>;

const PATIENCE_MS = 30_000;

/** Sends to a port of this machine. An answer that does not come has the status 599. */
export function sendTo(port: number): Send {
  const agent = new Agent({ keepAlive: true });
  return ({ method, path, headers: given, body }) =>
    new Promise((resolve) => {
      // Node leaves it out where a method has no body as a rule, and the body would read as another request.
      const headers = body === undefined ? given : { ...given, 'content-length': Buffer.byteLength(body) };
      const failed = (error: Error) => resolve({ status: 599, type: '', body: error.message });
      const options = { host: '127.0.0.1', port, agent, method, path, headers, timeout: PATIENCE_MS };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', failed);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
      sent.on('error', failed);
      sent.end(body);
    });
}
