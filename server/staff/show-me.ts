// `office/me`: what the office shows to whoever is signed in, and what it leaves out.
import { inLanguage, type Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { StaffMe } from '../../domain/staff/staff-contract.ts';
import type { StaffBearer } from '../api/bearer.ts';
import { isOfDirectory } from './directory/directory-shop.ts';
import { factorsOf } from './factor/factors-of.ts';
import { findMember } from './members/member-store.ts';
import type { StaffSettings, StaffShop } from './staff-shop.ts';

export async function showMe(
  shop: StaffShop,
  { staffId, permissions, lacksFactor, factorAt }: StaffBearer,
  language: Language,
): Promise<StaffMe | Refusal> {
  const { database, museum } = shop;
  const { settings } = museum;
  const member = await findMember(database, staffId);
  if (!member) return refuse('STAFF_SIGNED_OUT');
  const { id, name, email, roles, houses } = member;
  return {
    id,
    name,
    email,
    language: member.language,
    roles,
    permissions: [...permissions].sort(),
    museum: settings.name,
    has_password: member.password_hash !== null,
    of_directory: await isOfDirectory(shop, database, staffId),
    houses: housesOf(settings, houses, language),
    factor: {
      factors: await factorsOf(database, staffId),
      missing: lacksFactor,
      given_at: factorAt?.toISOString() ?? null,
    },
  };
}

/** All houses where none is named. */
function housesOf({ venues }: StaffSettings, named: readonly string[], language: Language) {
  return venues
    .filter(({ id }) => named.length === 0 || named.includes(id))
    .map(({ id, name }) => ({ id, name: inLanguage(name, language) }));
}
