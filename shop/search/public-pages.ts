// The pages that search engines may list, by route, and how each is described. All others are private and not listed.
import { SHOP_ROUTES, shopPaths } from '../../domain/addresses.ts';
import type { Article } from '../../domain/merchandise/article.ts';
import type { StaticPage } from '../../domain/site/site.ts';
import type { ListedEvent, Picture } from '../../domain/tickets/event.ts';
import type { Translate } from '../../domain/wording/message.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';
import type { loader as donationLoader } from '../donations/donation-page.tsx';
import type { Offer } from '../ground/offers.ts';
import { siteName } from '../ground/site-name.ts';
import type { loader as groupsLoader } from '../group-requests/groups-page.tsx';
import type { loader as articleListLoader } from '../merchandise/article-list-page.tsx';
import type { loader as shippingLoader } from '../shipping/shipping-page.tsx';
import type { loader as homeLoader } from '../site/home-page.tsx';
import type { EventOpening } from '../tickets/open-event.ts';
import type { TourOpening } from '../tours/open-tour.ts';
import { parametersOf } from '../tours/tour-choice.ts';
import type { loader as tourListLoader } from '../tours/tour-list-page.tsx';
import type { loader as voucherListLoader } from '../vouchers/voucher-list-page.tsx';
import type { loader as voucherLoader } from '../vouchers/voucher-page.tsx';
import type { Step } from './breadcrumb-data.ts';
import { textOfHtml } from './clip-text.ts';
import { eventData } from './event-data.ts';
import type { ListingContext, StructuredData } from './listing-context.ts';
import { museumData, webSiteData } from './museum-data.ts';
import { articleData, voucherData } from './product-data.ts';
import { tourData } from './tour-data.ts';

type T = Translate<ShopWording>;
type Loaded<Loader extends (...args: never[]) => unknown> = Awaited<ReturnType<Loader>>;

type Summary = {
  /** The page's name in the breadcrumbs; none on the home page. */
  readonly name?: string;
  readonly trail?: readonly Step[];
  /** The page's own text, uncut. */
  readonly description: string;
  readonly picture?: Picture | undefined;
  readonly things?: readonly StructuredData[];
  /** Parameters that are part of the listed address. */
  readonly search?: string;
};

export type PublicPage = {
  /** The page is listed only if this is on sale. */
  readonly offer?: Offer['key'];
  /** Undefined for a page that is not to be listed. */
  // biome-ignore lint/suspicious/noExplicitAny: the data of its own loader, whose type differs for each route
  readonly summarize: (data: any, context: ListingContext, t: T) => Summary | undefined;
};

export const PUBLIC_PAGES: Readonly<Record<string, PublicPage>> = {
  [SHOP_ROUTES.home]: {
    summarize: ({ programme }: Loaded<typeof homeLoader>, context, t) => ({
      description: t('site.homeDescription', { museum: context.info.name }),
      picture: (programme?.now[0] ?? programme?.next[0])?.picture,
      things: [museumData(context), webSiteData(context, siteName(context.config, context.language))],
    }),
  },
  [SHOP_ROUTES.events]: {
    offer: 'tickets',
    summarize: ({ events }: { events: readonly ListedEvent[] }, _context, t) => {
      const open = events.filter(({ state }) => state !== 'ended');
      return list(
        t('tickets.title'),
        open.map(({ name }) => name),
        open[0]?.picture,
      );
    },
  },
  [SHOP_ROUTES.event]: {
    offer: 'tickets',
    summarize: (data: EventOpening, context, t) => {
      const { name, teaser, description, picture } = data.offer.event;
      return {
        name,
        trail: [{ name: t('tickets.title'), path: shopPaths.events() }],
        description: textOf(teaser, description),
        picture,
        things: [eventData(context, data)],
      };
    },
  },
  [SHOP_ROUTES.tours]: { offer: 'guidedTours', summarize: (data, _context, t) => tourList(data, t) },
  [SHOP_ROUTES.tour]: {
    offer: 'guidedTours',
    summarize: (data: TourOpening, context, t) => {
      const { name, teaser, description, picture } = data.offer.detail;
      return {
        name,
        trail: [{ name: t('tours.title'), path: shopPaths.tours() }],
        description: textOf(teaser, description),
        picture,
        things: [tourData(context, data)],
      };
    },
  },
  [SHOP_ROUTES.articles]: { offer: 'merchandise', summarize: (data, _context, t) => articleList(data, t) },
  [SHOP_ROUTES.article]: {
    offer: 'merchandise',
    summarize: (data, context, t) =>
      article(data, context, { name: t('merchandise.title'), path: shopPaths.articles() }),
  },
  [SHOP_ROUTES.passes]: {
    offer: 'passes',
    summarize: (passes: readonly Article[], _context, t) => ({
      name: t('passes.title'),
      description: t('site.way.passes'),
      picture: passes[0]?.images[0],
    }),
  },
  [SHOP_ROUTES.pass]: {
    offer: 'passes',
    summarize: (data, context, t) =>
      article(data, context, { name: t('passes.title'), path: shopPaths.passes() }),
  },
  [SHOP_ROUTES.vouchers]: {
    offer: 'vouchers',
    summarize: ({ vouchers }: Loaded<typeof voucherListLoader>, _context, t) => ({
      name: t('vouchers.title'),
      description: t('site.way.vouchers'),
      picture: vouchers[0]?.picture,
    }),
  },
  [SHOP_ROUTES.voucher]: {
    offer: 'vouchers',
    summarize: ({ voucher }: Loaded<typeof voucherLoader>, context, t) => ({
      name: voucher.name,
      trail: [{ name: t('vouchers.title'), path: shopPaths.vouchers() }],
      description: voucher.description.join(' '),
      picture: voucher.picture,
      things: [voucherData(context, voucher)],
    }),
  },
  [SHOP_ROUTES.donations]: {
    // A museum that takes no donations has the page, but nothing on it.
    summarize: ({ offer }: Loaded<typeof donationLoader>, _context, t) =>
      offer ? { name: t('donations.title'), description: offer.text } : undefined,
  },
  [SHOP_ROUTES.groups]: {
    // A museum that takes no requests has the page, but no form on it.
    summarize: ({ kinds }: Loaded<typeof groupsLoader>, _context, t) =>
      kinds ? { name: t('groups.title'), description: t('groups.way') } : undefined,
  },
  [SHOP_ROUTES.checkout]: {
    summarize: (_payments, context, t) => ({
      name: t('cart.title'),
      description: t('cart.description', { museum: context.info.name }),
    }),
  },
  [SHOP_ROUTES.shipping]: {
    offer: 'merchandise',
    summarize: ({ page }: Loaded<typeof shippingLoader>, _context, t) => ({
      name: page.title || t('site.page.shipping'),
      description: textOfHtml(page.html),
    }),
  },
  [SHOP_ROUTES.staticPage]: {
    summarize: ({ title, html }: StaticPage) => ({ name: title, description: textOfHtml(html) }),
  },
};

/** A list is described by the names of its products. */
function list(title: string, names: readonly string[], first?: Picture): Summary {
  return {
    name: title,
    description: names.length > 0 ? `${title}: ${[...new Set(names)].join(', ')}` : title,
    picture: first,
  };
}

function textOf(teaser: string, paragraphs: readonly string[]): string {
  return teaser || paragraphs.join(' ');
}

function tourList({ tours, choice, attributes }: Loaded<typeof tourListLoader>, t: T): Summary {
  const parameters = parametersOf(choice, attributes.preset);
  const paged = parameters.length === 1 && parameters[0]?.[0] === 'page';
  return {
    ...list(
      t('tours.title'),
      tours.map(({ name }) => name),
      tours[0]?.picture,
    ),
    // Each page of the whole list has its own address. Filtered lists do not.
    search: paged ? `?page=${choice.page}` : '',
  };
}

function articleList({ articles, category }: Loaded<typeof articleListLoader>, t: T): Summary {
  const first = articles[0]?.images[0];
  if (!category)
    return { name: t('merchandise.title'), description: t('site.way.merchandise'), picture: first };
  const names = articles.map(({ name }) => name);
  return {
    ...list(category.name, names, first),
    trail: [{ name: t('merchandise.title'), path: shopPaths.articles() }],
  };
}

function article(data: Article, context: ListingContext, step: Step): Summary {
  return {
    name: data.name,
    trail: [step],
    description: data.description.join(' ') || data.subtitle,
    picture: data.images[0],
    things: [articleData(context, data)],
  };
}
