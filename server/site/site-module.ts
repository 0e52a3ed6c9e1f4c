// The museum itself: what it is called, how its shop is set up, its pages; and the slots that each day adds.
import { refuse } from '../../domain/refusal.ts';
import type { siteContract } from '../../domain/site/site-contract.ts';
import type { Handlers } from '../api/handler.ts';
import type { Museum } from './museum.ts';
import { shopInfo, siteConfig, staticContent, staticPage } from './site-calls.ts';

type SiteCalls = Handlers<{ readonly museum: Museum }>;

export const siteHandlers: Pick<SiteCalls, keyof typeof siteContract> = {
  'GET shopinfo': ({ museum }, _, { language }) => shopInfo(museum, language),
  'GET shopinfo/config': ({ museum }) => siteConfig(museum),
  'GET STATIC_CONTENT': ({ museum }, _, { language }) => staticContent(museum, language),
  'GET page/:id': ({ museum }, { params }, { language }) =>
    staticPage(museum, language, params.id) ?? refuse('NOT_FOUND'),
};
