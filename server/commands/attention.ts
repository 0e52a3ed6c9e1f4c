// `npm run attention`: what needs a person, in English, as the list `/lists/attention.csv` has it for the office. Exit code 1
// when there is something, so that a timer can send it by mail.
import type { AttentionItem } from '../../domain/attention.ts';
import { listsEn } from '../../domain/wording/lists/en.ts';
import { readAttention } from '../attention/read-attention.ts';
import { readConfig } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { SettingError } from '../platform/read-setting.ts';

if (import.meta.main) process.exitCode = await runAttention(process.env, console.log);

type Print = (text: string) => void;

/** Prints what needs a person; returns the exit code. */
export async function runAttention(
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
  now: () => Date = () => new Date(),
): Promise<number> {
  try {
    const database = await openDatabase(readConfig(env));
    try {
      const items = await readAttention(database, now());
      if (items.length === 0) print('Nothing needs a person.');
      for (const item of items) print(textOf(item));
      return items.length === 0 ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof SettingError) && !(error instanceof DataFolderInUseError)) throw error;
    print(error.message);
    return 1;
  }
}

function textOf({ kind, since, due, amount, order, provider, reference, details }: AttentionItem): string {
  const facts = [
    order && `order ${order}`,
    amount !== undefined && `${(amount / 100).toFixed(2)} EUR`,
    provider && `at ${provider}`,
    reference,
    `since ${since.toISOString()}`,
    due && `answer by ${due.toISOString()}`,
  ];
  return [
    `${listsEn[`lists.attention.kind.${kind}`]}: ${facts.filter(Boolean).join(', ')}`,
    `  ${listsEn[`lists.attention.todo.${kind}`]}`,
    ...(details ? [`  ${details}`] : []),
  ].join('\n');
}
