// 50,000 generated requests over every call and every page: whatever is sent, no answer is an accident (spec 8).
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figure, heading } from '../../bench/figures.ts';
import { startFoyer } from '../../bench/foyer-process.ts';
import type { Stage } from '../play-part.ts';
import { type Answer, problemOf } from '../requests/check-answer.ts';
import { gatherWords } from '../requests/gather-words.ts';
import { type MadeRequest, makeRequest } from '../requests/make-request.ts';
import { seededChance } from '../requests/seeded.ts';
import { type Send, sendTo } from '../requests/send-request.ts';

const REQUESTS = 50_000;
const SENDERS = 12;
/** Examples of each finding. */
const MOST_EXAMPLES = 2;

/** Sends them to a demo museum on a database of its own. */
export async function drillRequests({ cluster, folder }: Stage): Promise<string[]> {
  heading('Drill: requests');
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'foyer.log');
  const foyer = await startFoyer(
    {
      DATABASE_URL: await cluster.databases.create('drill_requests'),
      DATA_DIR: join(folder, 'data'),
      DEMO: 'on',
      JOBS: 'on',
      PUBLIC_URL: 'http://localhost:3000',
    },
    { log },
  );
  const findings = new Map<string, string[]>();
  try {
    const send = sendTo(foyer.port);
    const before = megabytesOf(foyer.pid);
    const since = performance.now();
    const statuses = await sendAll(send, findings);
    const seconds = (performance.now() - since) / 1000;
    for (const [status, count] of statuses) figure(`answered ${status}`, count, '');
    figure('requests a second', REQUESTS / seconds, '/s');
    figure('memory before', before, 'MB');
    figure('memory after', megabytesOf(foyer.pid), 'MB');
  } finally {
    await foyer.stop();
  }
  for (const line of accidentsIn(log)) add(findings, 'the log has an error', line);
  return report(findings);
}

async function sendAll(send: Send, findings: Map<string, string[]>): Promise<[string, number][]> {
  const { words, tokens } = await gatherWords(send, new Date().toISOString().slice(0, 10));
  const statuses = new Map<string, number>();
  const chance = seededChance(20261123);
  let left = REQUESTS;
  const sendOnAndOn = async () => {
    while (left > 0) {
      left -= 1;
      const made = makeRequest({ chance, words, tokens });
      const answer = await send(made);
      const group = `${Math.floor(answer.status / 100)}xx to ${made.call ? 'calls' : 'other addresses'}`;
      statuses.set(group, (statuses.get(group) ?? 0) + 1);
      note(findings, made, answer);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOnAndOn));
  return [...statuses].toSorted(([one], [other]) => one.localeCompare(other));
}

function note(findings: Map<string, string[]>, made: MadeRequest, answer: Answer): void {
  const problem = problemOf(made, answer);
  if (problem === undefined) return;
  const { method, path, call, headers, body = '' } = made;
  const example = `${method} ${path} ${JSON.stringify(headers)} ${body.slice(0, 600)} → ${answer.body.slice(0, 200)}`;
  add(findings, `${call ?? method}: ${problem}`, example);
}

function add(findings: Map<string, string[]>, finding: string, example: string): void {
  const examples = findings.get(finding) ?? [];
  if (examples.length < MOST_EXAMPLES) findings.set(finding, [...examples, example]);
}

/** Errors that no answer showed. */
function accidentsIn(log: string): string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
}

/** What the process has in memory, on Linux. */
function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function report(findings: ReadonlyMap<string, readonly string[]>): string[] {
  for (const [finding, examples] of findings)
    console.log(`  WRONG: ${finding}\n${examples.map((example) => `    ${example}`).join('\n')}`);
  if (findings.size === 0) console.log('  Every answer was one that the contract promises.');
  return [...findings.keys()];
}
