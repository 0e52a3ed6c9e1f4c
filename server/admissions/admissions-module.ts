// The door (operations 6): its devices, what they take along and what they note.
import type { devicesContract } from '../../domain/admissions/devices-contract.ts';
import type { doorContract } from '../../domain/admissions/door-contract.ts';
import type { entriesContract } from '../../domain/admissions/entries-contract.ts';
import { inLanguage } from '../../domain/language.ts';
import { isDay } from '../../domain/museum-time.ts';
import { refuse } from '../../domain/refusal.ts';
import type { DeviceBearer } from '../api/bearer.ts';
import { deviceOf, type Handlers, staffOf } from '../api/handler.ts';
import { forgetChanges } from '../orders/at-the-door/orders-at-door.ts';
import type { Job } from '../platform/jobs/job.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { housesOfMember } from '../staff/members/houses-of-member.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { noteContact } from './device-store.ts';
import { inviteDevice, listDevices, pairDevice, revokeDevice, setupOf } from './devices.ts';
import { printDoorPaper, showDoorDay } from './door-day.ts';
import { readDoorChanges, readDoorList } from './door-list.ts';
import { entriesOfOrder } from './entries.ts';
import { forgetWordsOfNotes } from './forget-words.ts';
import { askAtDoor, noteScans } from './note-scans.ts';
import { admissionsOfOrder } from './say-admission.ts';

const SWEEP_SECONDS = 3600;
const NOTED_EVERY_MS = 20_000;

export const admissionsHandlers: Pick<
  Handlers<AdmissionsShop>,
  keyof typeof devicesContract | keyof typeof doorContract | keyof typeof entriesContract
> = {
  'POST door/pair': (shop, { body }, caller) => pairDevice(shop, body.code, caller),
  'GET door/setup': (shop, _, caller) => setupOf(shop, deviceOf(caller), caller.language),
  'GET door/list': (shop, _, caller) => readDoorList(shop, deviceOf(caller)),
  'POST door/changes': async (shop, { body }, caller) => {
    const device = deviceOf(caller);
    await heardOf(shop, device, body);
    return { list: (await readDoorChanges(shop, device, body.after)) ?? null };
  },
  'POST door/ask': (shop, { body }, caller) => askAtDoor(shop, deviceOf(caller), body),
  'POST door/scans': async (shop, { body }, caller) => {
    const device = deviceOf(caller);
    const noted = await noteScans(shop, device, body.scans);
    await heardOf(shop, device, body);
    return { now: shop.now().getTime(), noted };
  },
  'GET door/order': (shop, { query }, caller) => admissionsOfOrder(shop, deviceOf(caller), query.number),

  'GET order/entries': async (shop, { query }) => ({ entries: await entriesOfOrder(shop, query.id) }),

  'GET office/devices': async (shop, _, { language }) => ({
    devices: await listDevices(shop),
    houses: shop.museum.settings.venues.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
  }),
  'POST office/devices/invite': (shop, { body }, caller) => {
    // Nobody gives a device what they may not do themselves.
    if (body.may_force && !staffOf(caller).permissions.has('admissions.force'))
      return refuse('STAFF_NOT_PERMITTED');
    return inviteDevice(shop, body, actorOf(caller));
  },
  'POST office/devices/revoke': (shop, { body }, caller) => revokeDevice(shop, body, actorOf(caller)),
  'GET office/admissions': async (shop, { query }, caller) => {
    const day = dayAsked(shop, query.date);
    const houses = await housesOfMember(shop.database, staffOf(caller).staffId);
    return day === undefined ? refuse('REQUEST_MALFORMED') : showDoorDay(shop, day, houses, caller.language);
  },
  'GET office/admissions/paper': async (shop, { query }, caller) => {
    const day = dayAsked(shop, query.date);
    const own = await housesOfMember(shop.database, staffOf(caller).staffId);
    const asked = query.house === undefined ? own : [query.house];
    if (day === undefined) return refuse('REQUEST_MALFORMED');
    if (asked.some((house) => own.length > 0 && !own.includes(house))) return { day, rows: [] };
    return printDoorPaper(shop, day, asked, caller.language);
  },
};

export const admissionsJobs: readonly Job<AdmissionsShop>[] = [
  {
    name: 'forget-admission-changes',
    everySeconds: SWEEP_SECONDS,
    work: ({ database, now }, signal) => forgetChanges(database, now(), signal),
  },
  {
    name: 'forget-words-of-check-ins',
    everySeconds: SWEEP_SECONDS,
    work: ({ database, now }, signal) => forgetWordsOfNotes(database, now(), signal),
  },
];

function dayAsked({ clock }: AdmissionsShop, date: string | undefined): string | undefined {
  if (date === undefined) return clock.today();
  return isDay(date) ? date : undefined;
}

type Contact = { readonly sent_at: number; readonly waiting: number };

/** That it is there, what it has not sent yet, and how wrong its clock is: at most every twenty seconds. */
async function heardOf(
  { database, now }: AdmissionsShop,
  { deviceId, contactAt }: DeviceBearer,
  { sent_at, waiting }: Contact,
): Promise<void> {
  const at = now();
  if (at.getTime() - contactAt.getTime() < NOTED_EVERY_MS) return;
  const ahead = Math.round((sent_at - at.getTime()) / 1000);
  const bounded = Math.max(-1_000_000_000, Math.min(1_000_000_000, ahead));
  await noteContact(database, { id: deviceId, at, ahead: bounded, waiting });
}
