// A forgotten password of staff, and the mails that tell them of every change of their access, on both engines: a link works once,
// for half an hour, and never in place of the second factor.
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { saveStaffPassword } from '../../staff/members/member-store.ts';
import { hashStaffPassword } from '../../staff/passwords.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { type StaffClient, signIn } from './sign-in.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

const ORIGIN = 'https://shop.museum.example';
const OLD = 'vier Möwen am Kai';
const NEW = 'fünf Reiher im Watt';

describe.each(oneDatabase())('access of staff on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { PUBLIC_URL: ORIGIN, JOBS: 'on', RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const post = (path: string, body: object) =>
    shop.post(`/api/en/office/${path}`, body, { [OFFICE_HEADER]: '1' });
  const forget = (email: string) => post('forgotten', { email });
  const choose = (secret: string, password = NEW) => post('new-password', { secret, password });

  /** Somebody who signs in with a password. */
  const member = async (role: string, more: Parameters<typeof signIn>[2] = {}) => {
    const client = await signIn(shop, role, more);
    await saveStaffPassword(shop.database, client.staffId, await hashStaffPassword(OLD));
    return client;
  };
  /** All mails to somebody, once there are so many. Those of one moment are in no order. */
  const mailsTo = (email: string, count: number): Promise<string[]> =>
    vi.waitFor(
      () => {
        const mails = shop
          .outbox()
          .map(shop.mail)
          .filter((mail) => mail.includes(`To: ${email}`));
        if (mails.length < count) throw new Error(`${mails.length} mails`);
        expect(mails).toHaveLength(count);
        return mails.map((mail) => mail.replaceAll('=\r\n', ''));
      },
      { timeout: 90_000, interval: 50 },
    );
  const linkIn = (mail = '') => /office\/new-password#(\w{24})/.exec(mail)?.[1] ?? '';
  const linksIn = (mails: readonly string[]) => mails.map(linkIn).filter((link) => link !== '');
  const signInWith = ({ email }: StaffClient, password: string, code?: string) =>
    post('sign-in', { email, password, ...(code && { code }) });

  test('a link in a mail sets another password once, ends all sessions, and signs nobody in', async () => {
    const left = await member('service');
    expect((await forget(` ${left.email.toUpperCase()} `)).body.data).toBe(true);
    const [mail] = await mailsTo(left.email, 1);
    expect(mail).toContain('Ihr zweiter Schritt bleibt, wie er ist.');
    const secret = linkIn(mail);
    const weak = await choose(secret, 'kurz');
    expect(weak.body.errors.password).toHaveLength(1);
    const chosen = await choose(secret);
    expect([chosen.body.data, chosen.headers['set-cookie']]).toEqual([true, undefined]);
    expect((await left.get('office/me')).status).toBe(401);
    expect((await choose(secret, OLD)).body.code).toBe('STAFF_RECOVERY_INVALID');
    expect((await signInWith(left, OLD)).body.code).toBe('STAFF_SIGN_IN_FAILED');
    expect((await signInWith(left, NEW)).body.data.signed_in).toBe(true);
    expect(linksIn(await mailsTo(left.email, 2))).toEqual([secret]);
  });

  test('it does not get round the second factor', async () => {
    const admin = await member('admin', { factor: false });
    const { secret } = (await admin.post('office/factor/app-start')).body.data;
    const epoch = Math.floor(shop.now().getTime() / 1000);
    await admin.post('office/factor/app-confirm', { code: await generate({ secret, epoch }) });
    await mailsTo(admin.email, 1);
    await forget(admin.email);
    const [link = ''] = linksIn(await mailsTo(admin.email, 2));
    expect((await choose(link)).status).toBe(200);
    const half = await signInWith(admin, NEW);
    expect([half.body.data.signed_in, half.headers['set-cookie']]).toEqual([false, undefined]);
    expect((await signInWith(admin, NEW, '000000')).body.code).toBe('STAFF_CODE_WRONG');
  });

  test('the first link that is used voids the others, and none lives longer than half an hour', async () => {
    const left = await member('door', { language: 'en' });
    await forget(left.email);
    await forget(left.email);
    const [first = '', second = ''] = linksIn(await mailsTo(left.email, 2));
    expect((await choose(first)).status).toBe(200);
    expect((await choose(second)).body.code).toBe('STAFF_RECOVERY_INVALID');
    await forget(left.email);
    const links = linksIn(await mailsTo(left.email, 4));
    const last = links.find((link) => link !== first && link !== second) ?? '';
    expect(last).toHaveLength(24);
    shop.pass(30 * 60);
    expect((await choose(last)).body.code).toBe('STAFF_RECOVERY_INVALID');
  });

  test('of two who use one link at the same moment, one sets the password', async () => {
    const left = await member('guide');
    await forget(left.email);
    const secret = linkIn((await mailsTo(left.email, 1))[0]);
    const both = await Promise.all([choose(secret), choose(secret, 'sechs Krähen im Turm')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('nobody learns who works here: the answer is the same, and only members get a mail', async () => {
    shop.pass(3600);
    const admin = await member('admin');
    const left = await member('service');
    await admin.post('office/people/end', { id: left.staffId });
    const without = await signIn(shop, 'service');
    const known = await member('service');
    const answers = [];
    for (const email of ['nobody@museum.example', left.email, without.email, known.email])
      answers.push(await forget(email));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    await mailsTo(known.email, 1);
    for (const email of ['nobody@museum.example', left.email, without.email]) await mailsTo(email, 0);
  });

  test('links are asked for a few times, and guessed a few times', async () => {
    shop.pass(3600);
    const known = await member('service');
    const asked = [];
    for (let count = 0; count < 6; count += 1) asked.push((await forget(known.email)).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    await mailsTo(known.email, 3);
    const guessed = [];
    for (let count = 0; count < 31; count += 1) guessed.push((await choose('a'.repeat(24))).status);
    expect(guessed.filter((status) => status === 429)).toHaveLength(1);
  });

  test('members read in their language what has changed about their access', async () => {
    shop.pass(3600);
    const kim = await member('service', { language: 'en', factor: false });
    const phone = softwareAuthenticator(ORIGIN);
    const { data } = (await kim.post('office/passkeys/add-start')).body;
    await kim.post('office/passkeys/add', { name: 'phone', response: phone.create(data) });
    await mailsTo(kim.email, 1);
    const app = (await kim.post('office/factor/app-start')).body.data;
    const epoch = () => Math.floor(shop.now().getTime() / 1000);
    const code = await generate({ secret: app.secret, epoch: epoch() });
    const [recovery = ''] = (await kim.post('office/factor/app-confirm', { code })).body.data;
    await mailsTo(kim.email, 2);
    await signInWith(kim, OLD, recovery);
    await mailsTo(kim.email, 3);
    await kim.post('office/factor/codes');
    await mailsTo(kim.email, 4);
    await kim.post('office/passkeys/remove', { id: phone.id });
    await mailsTo(kim.email, 5);
    await kim.post('office/password', { old: OLD, new: NEW });
    await mailsTo(kim.email, 6);
    const admin = await signIn(shop, 'admin');
    const roles = ['programme'];
    await admin.post('office/people/change', { id: kim.staffId, roles, houses: [] });
    await mailsTo(kim.email, 7);
    await admin.post('office/people/reset-factor', { id: kim.staffId });
    const mails = await mailsTo(kim.email, 8);
    for (const said of [
      'A passkey was added.',
      'An authenticator app was added',
      'with one of your recovery codes',
      'You have new recovery codes.',
      'A passkey was removed.',
      'Your password was changed.',
      'Your roles have changed.',
      'Your second step was reset',
    ])
      expect(
        mails.filter((mail) => mail.includes(said)),
        said,
      ).toHaveLength(1);
    for (const mail of mails) {
      expect(mail).toContain('Subject: Your access to the office of Museum am Steg has changed');
      expect(mail).toContain(`${ORIGIN}/office/account`);
      expect(mail).not.toContain(recovery);
    }
  });
});
