// Guided tours.
import type { toursContract } from '../../domain/tours/tours-contract.ts';
import type { Handlers } from '../api/handler.ts';
import { overviewTours, selectTours, tourAttributes } from './list-tours.ts';
import type { ToursShop } from './tour-times.ts';
import { soldOutDays, soldOutTimes, tourCalendar, tourLifetime, tourOffer } from './tours-calls.ts';

export const toursHandlers: Pick<Handlers<ToursShop>, keyof typeof toursContract> = {
  'GET tour/select/event': (shop, { query }, { language }) => selectTours(shop, query, language),
  'GET tour/overview': (shop, { query }) => overviewTours(shop, query.date, query.lookahead),
  'GET tour/attr': (shop, _, { language }) => tourAttributes(shop, language),
  'GET tour': (shop, { query }, { language }) => tourOffer(shop, query.tour, query.date, language),
  'GET tour/soldout/tour/:id/range/:range': (shop, { params }) => soldOutDays(shop, params.id, params.range),
  'GET tour/soldoutTimeslots/tour/:id/date/:date': (shop, { params }) =>
    soldOutTimes(shop, params.id, params.date),
  'GET tour/calendar/tour/:id/range/:range': (shop, { params }) =>
    tourCalendar(shop, params.id, params.range),
  'GET tour/lifetime/tour/:id': (shop, { params }) => tourLifetime(shop, params.id),
};
