// The museum itself: what it is called, how its shop is set up, its pages; and the slots that each day adds.
import { refuse } from '../../domain/refusal.ts';
import type { siteContract } from '../../domain/site/site-contract.ts';
import type { Handlers } from '../api/handler.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { extendHorizon } from './extend-horizon.ts';
import type { Museum } from './museum.ts';
import { shopInfo, siteConfig, staticContent, staticPage } from './site-calls.ts';

const HORIZON_SECONDS = 6 * 3600;

type SiteCalls = Handlers<{ readonly museum: Museum }>;

export const siteHandlers: Pick<SiteCalls, keyof typeof siteContract> = {
  'GET shopinfo': ({ museum }, _, { language }) => shopInfo(museum, language),
  'GET shopinfo/config': ({ museum }) => siteConfig(museum),
  'GET STATIC_CONTENT': ({ museum }, _, { language }) => staticContent(museum, language),
  'GET page/:id': ({ museum }, { params }, { language }) =>
    staticPage(museum, language, params.id) ?? refuse('NOT_FOUND'),
};

export const siteJobs: readonly Job<{ readonly database: Database; readonly clock: MuseumClock }>[] = [
  {
    name: 'extend-horizon',
    everySeconds: HORIZON_SECONDS,
    work: async ({ database, clock }) => void (await extendHorizon(database, clock)),
  },
];
