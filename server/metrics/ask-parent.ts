// A process asks its parent for the figures of all processes.
import cluster, { type Worker } from 'node:cluster';

type Question = { readonly foyer: 'figures?'; readonly id: number };
type Answer = { readonly foyer: 'figures'; readonly id: number; readonly text: string | undefined };

/** A little longer than the parent waits for its processes. */
const PATIENCE_MS = 6_000;

let questions = 0;

/** @throws when the parent does not answer in time, or cannot */
export function askParent(): Promise<string> {
  questions += 1;
  const question: Question = { foyer: 'figures?', id: questions };
  return new Promise((resolve, reject) => {
    const end = (text: string | undefined) => {
      clearTimeout(late);
      process.off('message', listen);
      if (text === undefined) reject(Object.assign(new Error('no figures'), { statusCode: 503 }));
      else resolve(text);
    };
    const late = setTimeout(() => end(undefined), PATIENCE_MS);
    const listen = (message: unknown) => {
      const answer = message as Partial<Answer> | null;
      if (answer?.foyer === 'figures' && answer.id === question.id) end(answer.text);
    };
    process.on('message', listen);
    process.send?.(question);
  });
}

/** Lets the parent answer its processes. */
export function answerProcesses(read: () => Promise<string>): void {
  cluster.on('message', (worker: Worker, message: unknown) => {
    const question = message as Partial<Question> | null;
    if (question?.foyer !== 'figures?') return;
    const answer = (text: string | undefined) => {
      if (worker.isConnected()) worker.send({ foyer: 'figures', id: question.id, text });
    };
    read().then(answer, () => answer(undefined));
  });
}
