// A device at the door for tests: `const door = await pairDevice(shop, admin, { houses: ['haus'] })`.
import type { DoorList, DoorSetup } from '../../domain/admissions/door-contract.ts';
import { digestsOf } from '../admissions/code-digest.ts';
import { randomId } from '../platform/random-id.ts';
import type { StaffClient } from './staff/sign-in.ts';
import { bearing } from './test-accounts.ts';
import type { Answer, TestShop } from './test-shop.ts';

export type TestDevice = {
  readonly setup: DoorSetup;
  readonly token: string;
  /** What the device knows a code by. */
  ref(code: string): string;
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  list(): Promise<DoorList>;
  /** Asks for people with a code. */
  ask(code: string, more?: object): Promise<Answer>;
  /** Sends what happened offline. */
  send(...scans: object[]): Promise<Answer>;
};

export async function pairDevice(
  shop: TestShop,
  admin: StaffClient,
  more: { readonly name?: string; readonly houses?: readonly string[]; readonly may_force?: boolean } = {},
): Promise<TestDevice> {
  const asked = { name: 'Tür A', houses: [], may_force: false, ...more };
  const { code } = (await admin.post('office/devices/invite', asked)).body.data;
  const { token, setup } = (await shop.post('/api/de/door/pair', { code })).body.data;
  const headers = bearing(token);
  const post = (path: string, body: unknown) => shop.post(`/api/de/door/${path}`, body, headers);
  const scan = (code: string, fields: object) => ({
    nonce: randomId(),
    persons: 1,
    at: shop.now().getTime(),
    forced: false,
    reason: '',
    ref: '',
    code,
    order: '',
    ...fields,
  });
  return {
    setup,
    token,
    ref: digestsOf(setup.key),
    get: (path) => shop.get(`/api/de/door/${path}`, headers),
    post,
    list: async () => (await shop.get('/api/de/door/list', headers)).body.data,
    ask: (code, fields = {}) => post('ask', scan(code, fields)),
    send: (...scans) =>
      post('scans', {
        scans: scans.map((fields) => ({ ...scan('', fields), kind: 'in', undoes: '', ...fields })),
        sent_at: shop.now().getTime(),
        waiting: 0,
      }),
  };
}
