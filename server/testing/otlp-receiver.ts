// Takes traces as a collector does: OTLP over HTTP, in Protocol Buffers. Only what the tests look at is read.
import { createServer, type Server } from 'node:http';

export type ReceivedSpan = {
  readonly traceId: string;
  readonly id: string;
  /** '' for the first of a trace in its process. */
  readonly parentId: string;
  readonly name: string;
  /** 1 inside, 2 server, 3 client, 5 consumer. */
  readonly kind: number;
  readonly start: bigint;
  readonly end: bigint;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly failed: boolean;
};

export type OtlpReceiver = {
  readonly endpoint: string;
  spans(): ReceivedSpan[];
  /** All that was sent, for looking for what must not be in it. */
  text(): string;
  close(): void;
};

export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks));
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  return {
    endpoint: await listen(server),
    spans: () => bodies.flatMap(spansOf),
    text: () => Buffer.concat(bodies).toString('utf8'),
    close: () => closeNow(server),
  };
}

/** Takes what is sent and never answers. */
export async function openSilentReceiver(): Promise<Pick<OtlpReceiver, 'endpoint' | 'close'>> {
  const server = createServer((request) => request.resume());
  return { endpoint: await listen(server), close: () => closeNow(server) };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

function closeNow(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** A message of Protocol Buffers: each field with its values. */
type Message = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

const RESOURCE_SPANS = 1;
const SCOPE_SPANS = 2;
const SPANS = 2;

function spansOf(body: Buffer): ReceivedSpan[] {
  return below(readMessage(body), RESOURCE_SPANS)
    .flatMap((resource) => below(resource, SCOPE_SPANS))
    .flatMap((scope) => below(scope, SPANS))
    .map((span) => ({
      traceId: bytesOf(span, 1).toString('hex'),
      id: bytesOf(span, 2).toString('hex'),
      parentId: bytesOf(span, 4).toString('hex'),
      name: bytesOf(span, 5).toString(),
      kind: Number(numberOf(span, 6)),
      start: numberOf(span, 7),
      end: numberOf(span, 8),
      facts: Object.fromEntries(below(span, 9).map(factOf)),
      failed: below(span, 15).some((status) => numberOf(status, 3) === 2n),
    }));
}

function factOf(pair: Message): [string, string | number | boolean] {
  const [value = new Map()] = below(pair, 2);
  const name = bytesOf(pair, 1).toString();
  if (value.has(1)) return [name, bytesOf(value, 1).toString()];
  return value.has(2) ? [name, numberOf(value, 2) === 1n] : [name, Number(numberOf(value, 3))];
}

function below(message: Message, field: number): Message[] {
  return (message.get(field) ?? []).map((value) => readMessage(value as Buffer));
}

function bytesOf(message: Message, field: number): Buffer {
  return (message.get(field)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);
}

function numberOf(message: Message, field: number): bigint {
  return (message.get(field)?.[0] as bigint | undefined) ?? 0n;
}

function readMessage(bytes: Buffer): Message {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const key = Number(varint());
    const kind = key & 7;
    const value = kind === 0 ? varint() : take(kind === 1 ? 8 : kind === 5 ? 4 : Number(varint()));
    const known = fields.get(key >> 3) ?? [];
    fields.set(key >> 3, [...known, kind === 1 ? (value as Buffer).readBigUInt64LE() : value]);
  }
  return fields;
}
