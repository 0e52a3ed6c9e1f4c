// Who leads tours, and which (operations 3).
import type { guidesContract } from '../../domain/guides/guides-contract.ts';
import type { tourPlanContract } from '../../domain/guides/tour-plan-contract.ts';
import { type Handlers, staffOf } from '../api/handler.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import type { StaffShop } from '../staff/staff-shop.ts';
import { changePlan } from './change-plan.ts';
import { guideChoices } from './guide-choices.ts';
import { addGuide, changeGuide, listGuides, renewGuideFeed, showGuide } from './guides.ts';
import type { GuidesShop, PlanningShop } from './guides-shop.ts';
import { showOwed } from './show-owed.ts';
import { proposePlan, showPlan, tourCandidates } from './show-plan.ts';
import { ownTourPeople, ownTours, tourPeople } from './tour-people.ts';

export const guidesHandlers: Pick<Handlers<GuidesShop & StaffShop>, keyof typeof guidesContract> = {
  'GET office/guides': (shop, _, { language }) => listGuides(shop, language),
  'GET office/guides/choices': (shop, _, { language }) => guideChoices(shop, language),
  'GET office/guides/:id': (shop, { params }, { language }) => showGuide(shop, params.id, language),
  'POST office/guides': (shop, { body }, caller) => addGuide(shop, { ...body, by: actorOf(caller) }),
  'POST office/guides/:id/change': async (shop, { params, body }, caller) =>
    (await changeGuide(shop, { ...params, ...body, by: actorOf(caller) })) ??
    showGuide(shop, params.id, caller.language),
  'POST office/guides/:id/renew-feed': async (shop, { params, body }, caller) =>
    (await renewGuideFeed(shop, { ...params, ...body, by: actorOf(caller) })) ??
    showGuide(shop, params.id, caller.language),
  'GET office/guides-owed': (shop, { query }) => showOwed(shop, query.month),
};

export const tourPlanHandlers: Pick<Handlers<PlanningShop>, keyof typeof tourPlanContract> = {
  'GET office/tour-plan': (shop, { query }, { language }) => showPlan(shop, query, language),
  'GET office/tour-plan/proposal': (shop, { query }, { language }) => proposePlan(shop, query, language),
  'GET office/tour-plan/candidates': (shop, { query }, { language }) =>
    tourCandidates(shop, { ...query, place: Number(query.place) }, language),
  'POST office/tour-plan/change': (shop, { body }, caller) =>
    changePlan(shop, { ...body, by: actorOf(caller) }),
  'GET office/tour-plan/people': (shop, { query }, { language }) => tourPeople(shop, query, language),
  'GET office/own-tours': (shop, _, caller) => ownTours(shop, staffOf(caller).staffId, caller.language),
  'GET office/own-tours/people': (shop, { query }, caller) =>
    ownTourPeople(shop, staffOf(caller).staffId, query, caller.language),
};
