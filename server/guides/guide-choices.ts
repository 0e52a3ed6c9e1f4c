// `GET office/guides/choices`
import type { GuideChoices } from '../../domain/guides/guides-contract.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { permissionsOf } from '../../domain/staff/role.ts';
import { museumRoles } from '../staff/folder/staff-settings.ts';
import { listPeople } from '../staff/people/people.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import type { GuidesShop } from './guides-shop.ts';

export async function guideChoices(shop: GuidesShop & StaffShop, language: Language): Promise<GuideChoices> {
  const { all, otherLanguages } = shop.imported.tours;
  const { settings } = shop.museum;
  const own = museumRoles(settings);
  const people = await listPeople(shop);
  const families = new Map(
    all.map((tour) => {
      const ids = [tour.id, ...(otherLanguages.get(tour.id) ?? []).map(({ id }) => id)].toSorted();
      return [ids.join(), { ids, name: inLanguage(tour.name, language) }];
    }),
  );
  return {
    languages: [...new Set(all.map((tour) => tour.language))],
    houses: settings.venues.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    tours: [...families.values()],
    staff: people
      .filter(({ state, roles }) => state !== 'ended' && permissionsOf(roles, own).has('tours.own'))
      .map(({ id, name }) => ({ id, name })),
  };
}
