import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOwner } from './no-owner.ts';
import type { Owner, OwnerAddress } from './owner.ts';
import { ownerProblems, ownersFor } from './owners.ts';

const COUNTRIES = { DE: 'Deutschland', NL: 'Nederland' };
const HOME: OwnerAddress = { street: 'Uferweg 4', zip: '20095', city: 'Hamburg', country: 'DE' };

function owner(name: string, changes: Partial<Owner> = {}): Owner {
  return { ...noOwner('DE'), name, ...changes };
}
function sentTo(changes: Partial<OwnerAddress>): Owner {
  return owner('Ada Brandt', { send_to_custom_addr: true, address: { ...HOME, ...changes } });
}

describe('the owners of passes', () => {
  const ADA = owner('Ada');
  const BEN = owner('Ben');

  it.each([
    ['one is asked for when nobody was typed', [], 1, [noOwner('DE')]],
    ['a second pass asks for one more', [ADA], 2, [ADA, noOwner('DE')]],
    ['one pass less leaves the last out', [ADA, BEN], 1, [ADA]],
    ['as many as there are stay', [ADA, BEN], 2, [ADA, BEN]],
    ['no pass has no owner', [ADA], 0, []],
    ['fewer than none are none', [ADA], -1, []],
  ] as [string, Owner[], number, Owner[]][])('%s', (_, typed, count, owners) => {
    expect(ownersFor(typed, count, 'DE')).toEqual(owners);
  });

  it('removing a pass and adding it again restores its owner', () => {
    const typed = [ADA, BEN];
    expect(ownersFor(typed, 1, 'DE')).toEqual([ADA]);
    expect(ownersFor(typed, 2, 'DE')).toEqual([ADA, BEN]);
    expect(typed).toEqual([ADA, BEN]);
  });

  it('are as many as passes, in the order in which they were typed', () => {
    const typedOwners = fc.array(
      fc.string().map((name) => owner(name)),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(typedOwners, fc.integer({ min: 0, max: 20 }), (typed, count) => {
        const owners = ownersFor(typed, count, 'NL');
        expect(owners).toHaveLength(count);
        expect(owners.slice(0, typed.length)).toEqual(typed.slice(0, count));
        for (const added of owners.slice(typed.length)) expect(added).toEqual(noOwner('NL'));
      }),
    );
  });
});

describe('what is wrong with owners', () => {
  it.each([
    ['nothing with a name', [owner('Ada Brandt')], {}],
    ['nothing with a name and a whole address', [sentTo({})], {}],
    ['nothing with an address with spaces around it', [sentTo({ zip: ' 20095 ', city: 'Hamburg ' })], {}],
    ['nothing with a name of 100 letters and a space', [owner(`${'x'.repeat(100)} `)], {}],
    ['no name', [owner('')], { 'owners.0.name': ['REQUIRED'] }],
    ['only spaces for a name', [owner(' \u00a0 ')], { 'owners.0.name': ['REQUIRED'] }],
    ['a name of 101 letters', [owner('x'.repeat(101))], { 'owners.0.name': ['TOO_LONG'] }],
    ['the second name', [owner('Ada'), owner('')], { 'owners.1.name': ['REQUIRED'] }],
    [
      'every field of an address of its own that is empty',
      [owner('Ada', { send_to_custom_addr: true, address: { street: '', zip: ' ', city: '', country: '' } })],
      {
        'owners.0.address.street': ['REQUIRED'],
        'owners.0.address.zip': ['REQUIRED'],
        'owners.0.address.city': ['REQUIRED'],
        'owners.0.address.country': ['REQUIRED'],
      },
    ],
    ['a country with spaces only', [sentTo({ country: '  ' })], { 'owners.0.address.country': ['REQUIRED'] }],
    [
      'a country that the museum does not send to',
      [sentTo({ country: 'XX' })],
      { 'owners.0.address.country': ['COUNTRY_UNKNOWN'] },
    ],
    [
      'a country that only JavaScript knows',
      [sentTo({ country: 'constructor' })],
      { 'owners.0.address.country': ['COUNTRY_UNKNOWN'] },
    ],
    ['a postcode of signs', [sentTo({ zip: '#!?' })], { 'owners.0.address.zip': ['ZIP_INVALID'] }],
    [
      'a street of 201 letters',
      [sentTo({ street: 'x'.repeat(201) })],
      { 'owners.0.address.street': ['TOO_LONG'] },
    ],
    ['no owner', [], {}],
  ] as [string, Owner[], object][])('%s', (_, owners, problems) => {
    expect(ownerProblems(owners, COUNTRIES)).toEqual(problems);
  });

  it('is never an address that is not used', () => {
    expect(
      ownerProblems([owner('Ada', { address: { ...HOME, zip: '', country: 'XX' } })], COUNTRIES),
    ).toEqual({});
  });
});
