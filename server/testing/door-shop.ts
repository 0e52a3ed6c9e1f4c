// A museum of two houses with two devices at its door, for tests: `const { shop, a, adults } = await openDoorShop(engine)`.
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import type { TestDatabase } from '../platform/database/test-databases.ts';
import { openShop } from '../site/open-shop.ts';
import { pairDevice, type TestDevice } from './door-device.ts';
import { signIn } from './staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML } from './test-museum.ts';
import { addTestRetail, CODES_YAML, RETAIL_MUSEUM_YAML } from './test-retail.ts';
import { openTestShop, purchase } from './test-shop.ts';

export const TODAY = '2026-11-18';
/** The first time of the day. */
export const FIRST = `${TODAY} 10:00`;
/** Ten past ten in the museum. */
const OPEN = new Date('2026-11-18T09:10:00Z');

export type DoorOrder = { number: string; booking_id: string; admissions: { barcode: string }[] };

export type DoorShop = Awaited<ReturnType<typeof openDoorShop>>;

/** `a` stands at one house and may let in anyway, `b` may not and stands at both. */
export async function openDoorShop(engine: TestDatabase) {
  const museum = makeTestMuseum();
  addTestRetail(museum);
  museum.put(
    'events/flut.yaml',
    SLOT_EVENT_YAML.replace('capacity: 20, sold_elsewhere: [0, 5]', 'capacity: 90').replace(
      'places: 4}',
      'places: 60}',
    ),
  );
  museum.put('voucher-codes.yaml', CODES_YAML);
  const venues = MUSEUM_YAML.replace(
    'custom_groups: [{',
    '  - {id: galerie, name: {de: Galerie}, address: "Kai 1, 10115 Berlin", hours: {de: täglich}, directions: {de: zu Fuß}}\ncustom_groups: [{',
  );
  museum.put(
    'museum.yaml',
    `${venues}${RETAIL_MUSEUM_YAML.slice(MUSEUM_YAML.length)}\ndoor: {names: true}\n`,
  );
  const shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' }, OPEN);
  const admin = await signIn(shop, 'admin');
  const buy = async (items: object[], more: object = {}): Promise<DoorOrder> => {
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items, more));
    const { cartId } = held.body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  return {
    shop,
    admin,
    a: await pairDevice(shop, admin, { name: 'Tür A', houses: ['haus'], may_force: true }),
    b: await pairDevice(shop, admin, { name: 'Tür B' }),
    buy,
    adults: (count: number, datetime = FIRST) =>
      buy([{ type: 'ticket', id: 'flut-normal', datetime, count }]),
    /** Two adults and a child. */
    families: () => {
      const subtickets = [
        { id: 'gross', count: 2 },
        { id: 'klein', count: 1 },
      ];
      return buy([{ type: 'ticket', id: 'flut-familie', datetime: FIRST, count: 1, subtickets }]);
    },
    /** The shop with what is in it now. */
    onWhole: async () => ({ ...shop.shop, ...(await openShop(shop.shop)) }),
    async close() {
      await shop.close();
      museum.remove();
    },
  };
}

export function code({ admissions }: DoorOrder, index = 0): string {
  return admissions[index]?.barcode ?? '';
}

/** What a list says of an admission; undefined where it has none. */
export function rowOf(list: DoorList, ref: string) {
  const row = list.admissions.find(([of]) => of === ref);
  return row && { window: list.windows[row[1]], persons: row[3], state: row[4], order: list.orders[row[5]] };
}

export async function answer(asking: ReturnType<TestDevice['ask']>): Promise<string> {
  return (await asking).body.data.answer;
}
