import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

describe('One printer and its thread', () => {
  let printer: Printer;
  beforeAll(() => {
    printer = openPrinter(NORMAL);
  });
  afterAll(() => printer.close());

  it('A printed document is the same as one that is drawn here', async () => {
    const pdf = await printer.print(tickets);
    expect(pdf.equals(await printDocument(tickets))).toBe(true);
  });

  it('While a document is printed, the shop goes on', async () => {
    let turns = 0;
    let printed = false;
    const count = () => {
      turns += 1;
      if (!printed) setTimeout(count, 1);
    };
    count();
    await printer.print({ ...tickets, order: largeOrder(30) });
    printed = true;
    expect(turns).toBeGreaterThan(10);
  });

  it('A document that cannot be drawn is an error of its own, and its thread goes on', async () => {
    const broken = { ...exampleOrder, lines: [] };
    await expect(printer.print({ ...tickets, order: broken })).rejects.toThrow(
      'Order 2026-000123 has no visit in line 0',
    );
    expect((await printer.print(tickets)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.runIf(process.platform === 'linux')('Threads that print are less urgent than the shop', () => {
    expect(nicenesses()).toContain(10);
  });

  it('When the printer is closed, what it prints fails, and no thread counts as lost', async () => {
    const printing = printer.print({ ...tickets, order: largeOrder(30) });
    const problem = printing.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await printer.close();
    expect(await problem).toBeInstanceOf(PrinterClosed);
    expect(nicenesses()).not.toContain(10);
  });
});

describe('One printer with little memory, for which few may wait', () => {
  let printer: Printer;
  beforeAll(() => {
    printer = openPrinter({ ...NORMAL, heapMb: 64, mostWaiting: 1 });
  });
  afterAll(() => printer.close());

  it('When too many documents wait, the next one is refused, and those that wait are printed', async () => {
    const asked = Array.from({ length: 12 }, () => printer.print(tickets));
    const results = await Promise.allSettled(asked);
    expect(results[0]?.status).toBe('fulfilled');
    const last = results.at(-1);
    expect(last?.status === 'rejected' && last.reason).toBeInstanceOf(PrinterCrowded);
  });

  it('A document that needs all the memory takes its thread with it, and the next one is printed', async () => {
    const endless = { ...slotLine, title: 'unendlich '.repeat(2_000_000) };
    const huge = { ...exampleOrder, lines: [endless, ...exampleOrder.lines.slice(1)] };
    const lost = await printer.print({ ...tickets, order: huge }).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(PrinterThreadLost);
    // So its job is set aside after three of these (`run-attempt.ts`).
    expect(lost).toBeInstanceOf(WorkerDied);
    expect(lost).toMatchObject({ cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
    expect((await printer.print(tickets)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it('With too little memory for a thread to start, a document is given up when its time is over', async () => {
  const printer = printerWith({ heapMb: 16, longestMs: 500 });
  await expect(printer.print(tickets)).rejects.toThrow(PrinterThreadLost);
});

it('A document that takes too long is given up', async () => {
  await expect(printerWith({ longestMs: 1 }).print(tickets)).rejects.toThrow(PrinterThreadLost);
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
