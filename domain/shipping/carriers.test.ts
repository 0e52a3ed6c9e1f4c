import { describe, expect, test } from 'vitest';
import { CARRIERS, carrierName, sentByProblems, trackingAddress } from './carriers.ts';

describe('the address at which a parcel can be followed', () => {
  test.each(Object.entries(CARRIERS))('of %s is its own page, with the number in it', (id, { tracking }) => {
    const host = new URL(tracking).hostname;
    for (const number of ['00340434161094042557', 'JD 0146 0002', 'a/../b', '"><script>', '@evil.example']) {
      const address = new URL(trackingAddress(id, number));
      expect([address.protocol, address.hostname]).toEqual(['https:', host]);
    }
    expect(trackingAddress(id, '0034 0434')).toContain('00340434');
  });

  test.each([
    ['', '123'],
    ['dhl', ''],
    ['dhl', '  '],
    ['Bote Kai', '123'],
    ['constructor', '123'],
  ])('there is none for “%s” with “%s”', (carrier, number) => {
    expect(trackingAddress(carrier, number)).toBe('');
  });
});

test('a carrier is named as people know it', () => {
  expect(['dhl', 'Bote Kai', ''].map(carrierName)).toEqual(['DHL', 'Bote Kai', '']);
});

test.each([
  [{ carrier: '', tracking: '' }, {}],
  [{ carrier: 'dhl', tracking: '' }, {}],
  [{ carrier: 'dhl', tracking: '00340434161094042557' }, {}],
  [{ carrier: 'Bote Kai', tracking: 'RR 12.34-5/6' }, {}],
  [{ carrier: '', tracking: '123' }, { carrier: ['REQUIRED'] }],
  [{ carrier: 'x'.repeat(61), tracking: '' }, { carrier: ['TOO_LONG'] }],
  [{ carrier: 'dhl', tracking: 'javascript:alert(1)' }, { tracking: ['TRACKING_INVALID'] }],
  [{ carrier: 'dhl', tracking: '<b>' }, { tracking: ['TRACKING_INVALID'] }],
])('%j has these problems', (given, problems) => {
  expect(sentByProblems(given)).toEqual(problems);
});
