// What needs a person, in English, for whoever asks at a terminal.
import type { AttentionItem } from '../../domain/attention.ts';
import { listsEn } from '../../domain/wording/lists/en.ts';
import type { CommandAnswer } from '../platform/command-socket.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readAttention } from './read-attention.ts';

/** Everything that needs a person; `done` when there is nothing. */
export async function carryOutAttention(sql: Sql, now: Date): Promise<CommandAnswer> {
  const items = await readAttention(sql, now);
  return items.length === 0
    ? { text: 'Nothing needs a person.', done: true }
    : { text: items.map(textOf).join('\n'), done: false };
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
