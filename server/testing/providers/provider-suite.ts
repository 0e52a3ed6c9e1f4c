// What every payment provider has to do for the shop, told as stories of payments, over the real app. A provider's
// test file gives a peer that plays the provider's side. Each story ends in one true state.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import type { ProviderUnderTest, Stage } from './provider-peer.ts';
import { calledOffStories } from './provider-suite-called-off.ts';
import { lateStories } from './provider-suite-late.ts';
import { moneyBackStories } from './provider-suite-money-back.ts';
import { payingStories } from './provider-suite-paying.ts';
import { startingStories } from './provider-suite-starting.ts';
import { takenBackStories } from './provider-suite-taken-back.ts';
import { isOfSilence, SILENCE_SECONDS, troubleStories } from './provider-suite-trouble.ts';
import { waitingStories } from './provider-suite-waiting.ts';
import { webhookStories } from './provider-suite-webhooks.ts';

// A Wednesday morning: the museum opens at ten.
const START = new Date('2026-11-18T07:00:00Z');

/**
 * Registers all stories for a provider.
 * @param databases both of them for one provider: what differs between providers is not the database (ADR 163)
 */
export function providerSuite(name: string, provider: ProviderUnderTest, databases = oneDatabase()): void {
  describe.each(databases)(`${name} as a payment provider, on $name`, (engine) => {
    let museum: TestMuseum;
    let shop: TestShop;
    const leftOut = (task: {
      readonly name: string;
      readonly suite?: { readonly name: string } | undefined;
    }) =>
      [task.suite?.name ?? '', task.name].flatMap((title) => {
        const why = provider.leavesOut?.[title];
        return why ? [{ title, why }] : [];
      })[0];
    const toLeaveOut = new Set(Object.keys(provider.leavesOut ?? {}));
    beforeAll(() => {
      museum = makeTestMuseum();
      if (provider.museum) museum.put('museum.yaml', provider.museum);
    });
    afterAll(() => {
      museum.remove();
      // What is left out must be a story, or a group of them.
      expect([...toLeaveOut]).toEqual([]);
    });
    beforeEach(async ({ task, skip }) => {
      const left = leftOut(task);
      toLeaveOut.delete(left?.title ?? '');
      if (left) skip(left.why);
      const brief = isOfSilence(task.name) && { PAYMENT_PROVIDER_SECONDS: String(SILENCE_SECONDS) };
      const settings = { ...brief, ...provider.settings };
      shop = await openTestShop(engine, museum.folder, settings, START);
    });
    afterEach(({ task }) => (leftOut(task) ? undefined : shop.close()));

    const stage = (): Stage => ({ shop, peer: provider.peerOf(shop), provider });
    describe('starting', () => startingStories(stage));
    describe('paying', () => payingStories(stage));
    describe('waiting', () => waitingStories(stage));
    describe('money that goes back', () => moneyBackStories(stage));
    describe('refunds that are called off', () => calledOffStories(stage));
    describe('money that a bank has taken back', () => takenBackStories(stage));
    describe('late', () => lateStories(stage));
    describe('trouble', () => troubleStories(stage));
    describe('webhooks', () => webhookStories(stage));

    test('the provider has a name that webhooks can find', () => {
      expect(stage().peer.name).toMatch(/^[a-z]+$/);
    });
  });
}
