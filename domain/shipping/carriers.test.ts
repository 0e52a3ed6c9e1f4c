import { describe, expect, test } from 'vitest';
import { CARRIERS, carrierName, ownCarrierProblem, sentByProblems, trackingAddress } from './carriers.ts';

describe('the address at which a parcel can be followed', () => {
  test.each(Object.entries(CARRIERS))('of %s is its own page, with the number in it', (id, { tracking }) => {
    const host = new URL(tracking).hostname;
    for (const number of ['00340434161094042557', 'JD 0146 0002', 'a/../b', '"><script>', '@evil.example']) {
      const address = new URL(trackingAddress(id, number, []));
      expect([address.protocol, address.hostname]).toEqual(['https:', host]);
    }
    expect(trackingAddress(id, '0034 0434', [])).toContain('00340434');
  });

  test.each([
    ['', '123'],
    ['dhl', ''],
    ['dhl', '  '],
    ['Bote Kai', '123'],
    ['constructor', '123'],
  ])('there is none for “%s” with “%s”', (carrier, number) => {
    expect(trackingAddress(carrier, number, [])).toBe('');
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

describe('a carrier of the museum’s own', () => {
  const own = [{ name: 'Bote Kai', tracking: 'https://bote.example/{number}?again={number}' }];

  test('has its tracking address, with the number encoded', () => {
    expect(trackingAddress('Bote Kai', 'A 1/2', own)).toBe('https://bote.example/A1%2F2?again=A1%2F2');
    expect(trackingAddress('Bote Kay', 'A1', own)).toBe('');
    expect(carrierName('Bote Kai')).toBe('Bote Kai');
  });

  test.each([
    ['with a number in its path', 'https://bote.example/{number}', undefined],
    ['with a number behind a #', 'https://bote.example/#{number}', undefined],
    ['without a number', 'https://bote.example/', 'missing'],
    ['with a number as its host', 'https://{number}/', 'after the host'],
    ['with a number in its host', 'https://{number}.bote.example/', 'after the host'],
    ['with a name before the host', 'https://bote.example@{number}/', 'after the host'],
    ['without encryption', 'http://bote.example/{number}', 'https'],
    ['that is a script', 'javascript:alert({number})', 'https'],
  ])('is checked: %s', (_, tracking, problem) => {
    const said = ownCarrierProblem({ name: 'Bote Kai', tracking });
    if (problem) expect(said).toContain(problem);
    else expect(said).toBeUndefined();
  });

  test('is not one that is known', () => {
    expect(ownCarrierProblem({ name: 'DHL', tracking: 'https://dhl.example/{number}' })).toContain('known');
  });
});
