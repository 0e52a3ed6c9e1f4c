// The embedded engine's own `query` reads, describes and plans a statement anew each time, in six exchanges. Here it does so
// once for each statement; then one exchange binds, runs and ends it (ADR 157).
import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { changeOfMode, type PlanMode } from '../plan-mode.ts';

const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
/** `types` are those of its parameters, by id; `columns` what PGlite said of its rows: nothing when it returns none. */
type Prepared = { readonly types: readonly number[]; readonly columns: Messages };

export type RunPrepared = (name: string, text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Runs statements, each prepared at its first time. A name has one text.
 * @param mode of the engine's one session
 */
export function prepareStatements(engine: PGlite, mode: PlanMode): RunPrepared {
  const known = new Map<string, Prepared>();

  async function prepare(name: string, text: string): Promise<Prepared> {
    const described = await send(
      engine,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const prepared = {
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    };
    known.set(name, prepared);
    return prepared;
  }

  // One after the other, in the order of the calls.
  return (name, text, values) =>
    engine.runExclusive(async () => {
      const { types, columns } = known.get(name) ?? (await prepare(name, text));
      const change = changeOfMode(mode, name);
      if (change) await engine.execProtocolStream(serialize.query(change), { syncToFs: false });
      const bound = values.map((value, index) => toText(engine, value, types[index]));
      const answer = await send(
        engine,
        serialize.bind({ statement: name, values: bound }),
        serialize.execute(),
      );
      await engine.syncToFs();
      return parse.parseResults([...columns, ...answer], engine.parsers)[0] ?? { rows: [] };
    });
}

/** One exchange. After an error, the engine leaves out what follows, up to the `sync` at its end. */
async function send(engine: PGlite, ...messages: Uint8Array[]): Promise<Messages> {
  return engine.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
}

/** As PGlite's own `query` writes a value. */
function toText(engine: PGlite, value: unknown, type = 0): string | null {
  if (value === null || value === undefined) return null;
  return engine.serializers[type]?.(value) ?? String(value);
}
