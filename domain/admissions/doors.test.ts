// Laws of the door: any number of devices, online or not, scan the same tickets, take back, and join the server in any order.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerScan } from './answer-scan.ts';
import { attendanceOf, doubleUses } from './attendance.ts';
import type { AdmissionState, DoorAdmission } from './door-admission.ts';
import { joinScans, type Scan } from './scan.ts';

type Known = { state: AdmissionState; scans: ReadonlyMap<string, Scan> };
type Step =
  | {
      readonly act: 'scan' | 'undo' | 'upload' | 'download';
      readonly device: number;
      readonly pass: number;
      readonly persons: number;
    }
  | { readonly act: 'refund'; readonly device: number; readonly pass: number; readonly persons: number };

const DEVICES = 4;
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('scan', 'scan', 'scan', 'undo', 'upload', 'download', 'refund'),
  device: fc.nat(DEVICES - 1),
  /** Seconds since the step before. */
  pass: fc.nat(90),
  persons: fc.integer({ min: 1, max: 4 }),
});

const START = Date.parse('2026-11-18T10:00:00Z');

function admission(persons: number, state: AdmissionState): DoorAdmission {
  const window = {
    house: '',
    kind: 'ticket',
    from: '2026-11-18 00:00',
    until: '2026-11-18 23:59',
    when: '2026-11-18',
    title: '',
  } as const;
  return { window, name: '', persons, state, order: '' };
}

/** Plays a day at the doors. @returns what the server and each device know at its end, and all that was noted */
function play(steps: readonly Step[], persons: number, countsExits: boolean) {
  const door = { now: '2026-11-18 11:00', houses: [], countsExits, dayOfScan: () => '2026-11-18' };
  const server: Known = { state: 'valid', scans: new Map() };
  const devices = Array.from({ length: DEVICES }, (): Known => ({ state: 'valid', scans: new Map() }));
  const noted: Scan[] = [];
  let at = START;
  const note = (known: Known, scan: Scan) => {
    noted.push(scan);
    known.scans = joinScans(known.scans.values(), [scan]);
  };
  const upload = (known: Known) => {
    server.scans = joinScans(server.scans.values(), known.scans.values());
  };
  const download = (known: Known) => {
    known.state = server.state;
    known.scans = joinScans(known.scans.values(), server.scans.values());
  };
  for (const { act, device, pass, persons: coming } of steps) {
    const known = devices[device] as Known;
    const name = `D${device}`;
    at += pass * 1000;
    const fresh = {
      nonce: `${(noted.length * 7919) % 1000}-${noted.length}`,
      device: name,
      at,
      forced: false,
    };
    if (act === 'refund') server.state = 'refunded';
    if (act === 'upload') upload(known);
    if (act === 'download') download(known);
    if (act === 'scan') {
      const said = answerScan(admission(persons, known.state), [...known.scans.values()], door);
      if (said.answer === 'in')
        note(known, { ...fresh, kind: 'in', persons: Math.min(coming, said.left), undoes: '' });
    }
    if (act === 'undo') {
      const last = [...known.scans.values()].findLast((scan) => scan.device === name && scan.kind === 'in');
      if (last) note(known, { ...fresh, kind: 'undo', persons: 0, undoes: last.nonce });
    }
  }
  for (const known of devices) upload(known);
  for (const known of devices.toReversed()) download(known);
  return { server, devices, noted };
}

const days = fc.tuple(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), fc.boolean());

function summary({ state, scans }: Known, persons: number, countsExits: boolean) {
  const all = [...scans.values()];
  const reEntry = countsExits ? 'after-exit' : 'never';
  return { state, ...attendanceOf(persons, reEntry, all), twice: doubleUses(persons, reEntry, all) };
}

test('whatever the order of scans, undos, refunds and joins: all devices and the server end with the same', () => {
  fc.assert(
    fc.property(days, ([steps, persons, countsExits]) => {
      const { server, devices } = play(steps, persons, countsExits);
      for (const known of devices)
        expect(summary(known, persons, countsExits)).toEqual(summary(server, persons, countsExits));
    }),
    { numRuns: 500 },
  );
});

test('nothing that was noted is lost, and nothing is counted twice', () => {
  fc.assert(
    fc.property(days, ([steps, persons, countsExits]) => {
      const { server, noted } = play(steps, persons, countsExits);
      expect([...server.scans.keys()].toSorted()).toEqual(noted.map(({ nonce }) => nonce).toSorted());
    }),
    { numRuns: 200 },
  );
});

test('no device lets in more people than a ticket admits', () => {
  fc.assert(
    fc.property(days, ([steps, persons, countsExits]) => {
      const { devices } = play(steps, persons, countsExits);
      for (const [index, { scans }] of devices.entries()) {
        const own = [...scans.values()].filter(({ device }) => device === `D${index}`);
        expect(attendanceOf(persons, 'never', own).admitted).toBeLessThanOrEqual(persons);
      }
    }),
    { numRuns: 500 },
  );
});

test('whenever more people came in than a ticket admits, everybody is told which entries these were', () => {
  fc.assert(
    fc.property(days, ([steps, persons]) => {
      const { server, devices } = play(steps, persons, false);
      const { admitted, twice } = summary(server, persons, false);
      expect(twice.length > 0).toBe(admitted > persons);
      for (const known of devices) expect(summary(known, persons, false).twice).toEqual(twice);
    }),
    { numRuns: 500 },
  );
});

test('notes that arrive in another order, or again, change nothing', () => {
  fc.assert(
    fc.property(days, fc.nat(), ([steps, persons, countsExits], turn) => {
      const { noted } = play(steps, persons, countsExits);
      const at = noted.length === 0 ? 0 : turn % noted.length;
      const shuffled = [...noted.slice(at).toReversed(), ...noted, ...noted.slice(0, at)];
      const one = { state: 'valid', scans: joinScans(noted, []) } as const;
      const other = { state: 'valid', scans: joinScans(shuffled, noted) } as const;
      expect(summary(other, persons, countsExits)).toEqual(summary(one, persons, countsExits));
    }),
    { numRuns: 200 },
  );
});
