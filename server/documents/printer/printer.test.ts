import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { WorkerDied } from '../../platform/jobs/job-errors.ts';
import { exampleMuseum, exampleOrder, slotLine } from '../examples/example-order.ts';
import { printDocument } from './print-document.ts';
import type { PrintTask } from './print-task.ts';
import {
  openPrinter,
  type Printer,
  PrinterClosed,
  PrinterCrowded,
  type PrinterLimits,
  PrinterThreadLost,
} from './printer.ts';

const tickets: PrintTask = { kind: 'tickets', order: exampleOrder, museum: exampleMuseum };
const NORMAL: PrinterLimits = { longestMs: 60_000, heapMb: 128, mostWaiting: 100 };

const open: Printer[] = [];
function printerWith(limits: Partial<PrinterLimits> = {}): Printer {
  const printer = openPrinter({ ...NORMAL, ...limits });
  open.push(printer);
  return printer;
}
afterEach(() => Promise.all(open.splice(0).map((printer) => printer.close())));

it('A printed document is the same as one that is drawn here', async () => {
  const pdf = await printerWith().print(tickets);
  expect(pdf.equals(await printDocument(tickets))).toBe(true);
});

it('While a document is printed, the shop goes on', async () => {
  const printer = printerWith();
  await printer.print(tickets);
  let turns = 0;
  let printed = false;
  const count = () => {
    turns += 1;
    if (!printed) setTimeout(count, 1);
  };
  count();
  await printer.print({ ...tickets, order: largeOrder(60) });
  printed = true;
  expect(turns).toBeGreaterThan(10);
});

it.runIf(process.platform === 'linux')('Threads that print are less urgent than the shop', async () => {
  const printer = printerWith();
  await printer.print(tickets);
  expect(nicenesses()).toContain(10);
  await printer.close();
  expect(nicenesses()).not.toContain(10);
});

it('A document that needs all the memory takes its thread with it, and the next one is printed', async () => {
  const printer = printerWith({ heapMb: 64 });
  const endless = { ...slotLine, title: 'unendlich '.repeat(5_000_000) };
  const huge = { ...exampleOrder, lines: [endless, ...exampleOrder.lines.slice(1)] };
  const lost = await printer.print({ ...tickets, order: huge }).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(PrinterThreadLost);
  // So its job is set aside after three of these (`run-attempt.ts`).
  expect(lost).toBeInstanceOf(WorkerDied);
  expect(lost).toMatchObject({ cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
  expect((await printer.print(tickets)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('With too little memory for a thread to start, a document is given up when its time is over', async () => {
  const printer = printerWith({ heapMb: 16, longestMs: 2_000 });
  await expect(printer.print(tickets)).rejects.toThrow(PrinterThreadLost);
});

it('A document that takes too long is given up', async () => {
  await expect(printerWith({ longestMs: 1 }).print(tickets)).rejects.toThrow(PrinterThreadLost);
});

it('When the printer is closed, what it prints fails, and no thread counts as lost', async () => {
  const printer = printerWith();
  await printer.print(tickets);
  const printing = printer.print({ ...tickets, order: largeOrder(60) });
  const problem = printing.catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await printer.close();
  expect(await problem).toBeInstanceOf(PrinterClosed);
});

it('When too many documents wait, the next one is refused, and those that wait are printed', async () => {
  const printer = printerWith({ mostWaiting: 1 });
  const asked = Array.from({ length: 12 }, () => printer.print(tickets));
  const results = await Promise.allSettled(asked);
  expect(results[0]?.status).toBe('fulfilled');
  const last = results.at(-1);
  expect(last?.status === 'rejected' && last.reason).toBeInstanceOf(PrinterCrowded);
});

it('A document that cannot be drawn is an error of its own, and its thread goes on', async () => {
  const printer = printerWith();
  const broken = { ...exampleOrder, lines: [] };
  await expect(printer.print({ ...tickets, order: broken })).rejects.toThrow(
    'Order 2026-000123 has no visit in line 0',
  );
  expect((await printer.print(tickets)).subarray(0, 5).toString()).toBe('%PDF-');
});

function largeOrder(count: number) {
  const [first] = exampleOrder.admissions;
  if (!first) throw new Error('the example has no admission');
  const admissions = Array.from({ length: count }, (_, index) => ({
    ...first,
    number: index + 1,
    of: count,
  }));
  return { ...exampleOrder, admissions };
}

/** Of this process' threads. */
function nicenesses(): number[] {
  return readdirSync('/proc/self/task').flatMap((id) => {
    try {
      // After the name in brackets, the seventeenth field is the niceness.
      return Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
    } catch {
      return [];
    }
  });
}
