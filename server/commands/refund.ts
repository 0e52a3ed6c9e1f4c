// `npm run refund -- ORDER_NUMBER …`: the museum's staff give back an order or a part of it. It shows whose order it is and
// what would happen, and asks. Where the shop runs on the embedded database, the shop does it.
import { createInterface } from 'node:readline/promises';
import { readConfig } from '../platform/config.ts';
import { randomId } from '../platform/random-id.ts';
import { systemUser } from '../platform/system-user.ts';
import type { RefundTask } from '../returns/command/carry-out-refund.ts';
import { refundArguments } from '../returns/command/refund-arguments.ts';
import { orExplain } from './or-explain.ts';
import { type Env, hereOrThere, type Print } from './run-command.ts';

/** Asks a person; undefined where there is none to ask. */
type Ask = ((question: string) => Promise<string>) | undefined;

if (import.meta.main)
  process.exitCode = await runRefund(process.argv.slice(2), process.env, console.log, askOnTerminal());

/** Gives back what the arguments name; returns the exit code. */
export async function runRefund(args: readonly string[], env: Env, print: Print, ask: Ask): Promise<number> {
  const asked = refundArguments(args);
  if (typeof asked === 'string') {
    print(asked);
    return 1;
  }
  return orExplain(print, async () => {
    const config = readConfig(env);
    const carryOut = (task: RefundTask) => hereOrThere(config, { command: 'refund', task });
    const preview = await carryOut({ do: 'show', asked });
    print(preview.text);
    if (!preview.done || (!asked.yes && !(await isConfirmed(print, ask)))) return 1;
    const given = await carryOut({ do: 'give-back', asked, key: randomId(), user: systemUser() });
    print(given.text);
    return given.done ? 0 : 1;
  });
}

async function isConfirmed(print: Print, ask: Ask): Promise<boolean> {
  if (!ask) {
    print('Nothing was changed: there is nobody to ask. Say --yes.');
    return false;
  }
  if (/^y(es)?$/i.test((await ask('Give this back? [y/N] ')).trim())) return true;
  print('Nothing was changed.');
  return false;
}

function askOnTerminal(): Ask {
  if (!process.stdin.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}
