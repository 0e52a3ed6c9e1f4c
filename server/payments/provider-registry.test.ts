import { expect, test } from 'vitest';
import { payartOfMeans } from '../../domain/payments/elsewhere.ts';
import { freeProvider } from './free-provider.ts';
import {
  configuredProvider,
  isDemoBankOn,
  type ProviderRegistry,
  providerNamed,
  providerOfType,
} from './provider-registry.ts';

function registry(more: Partial<ProviderRegistry>): ProviderRegistry {
  return {
    demoBank: { ...freeProvider, name: 'demo' },
    mailedLink: freeProvider,
    transfer: { ...freeProvider, name: 'transfer', ask: async () => undefined },
    elsewhere: [{ ...freeProvider, name: 'terminal' }],
    real: [],
    demo: 'if-named',
    paymentTypes: () => [
      { id: 166, provider: 'demo' },
      { id: 201, provider: 'stripe' },
    ],
    ...more,
  };
}

const stripe = (hasTestKeys: boolean) => ({ ...freeProvider, name: 'stripe', hasTestKeys });

test.each([
  ['named, and nobody else takes money', [], true],
  ['named beside test keys', [stripe(true)], true],
  ['named beside live keys', [stripe(false)], false],
])('the demo bank, %s: %s', (_what, real, isOn) => {
  expect(isDemoBankOn(registry({ real }))).toBe(isOn);
  expect(providerOfType(registry({ real }), 166)?.name).toBe(isOn ? 'demo' : undefined);
});

test('staff’s own types go to the means by which they took the money', () => {
  expect(providerOfType(registry({}), payartOfMeans('terminal'))?.name).toBe('terminal');
  expect(providerNamed(registry({}), 'terminal').name).toBe('terminal');
});

test('a type goes to the provider that it names, and without one to the only one there is', () => {
  const paymentTypes = () => [{ id: 166 }, { id: 201, provider: 'stripe' }];
  const both = registry({ real: [stripe(true)], demo: 'on', paymentTypes });
  expect(providerOfType(both, 201)?.name).toBe('stripe');
  expect(providerOfType(both, 166)).toBeUndefined();
  expect(providerOfType(registry({ real: [stripe(true)], paymentTypes }), 166)?.name).toBe('stripe');
});

test('the museum’s account takes what names it, and nothing else', () => {
  const paymentTypes = () => [{ id: 166 }, { id: 301, provider: 'transfer' }];
  const alone = registry({ demo: 'off', paymentTypes });
  expect(providerOfType(alone, 301)?.name).toBe('transfer');
  expect(providerOfType(alone, 166)).toBeUndefined();
  expect(configuredProvider(alone, 'transfer')).toBeUndefined();
  expect(providerNamed(alone, 'transfer').name).toBe('transfer');
});
