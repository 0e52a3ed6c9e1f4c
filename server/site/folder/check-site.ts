// Whether the site's fields of museum.yaml make sense beyond their shape.
import { emailProblem } from '../../../domain/customers/registration.ts';
import { LEAST_CONFIRM_MINUTES } from '../../../domain/orders/free-order.ts';
import { DEFAULT_ORDER_LIMITS } from '../../../domain/orders/order-limits.ts';
import { ownCarrierProblem } from '../../../domain/shipping/carriers.ts';
import { tagKinds } from '../../../domain/site/tags.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import { LANGUAGE_KEY } from '../../museum-folder/museum-fields.ts';
import type { ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import { currencyOf } from '../currency.ts';
import { FLAG_FIELDS, twinFlag } from '../flags.ts';
import { checkEmbed } from './check-embed.ts';
import { checkIssuer } from './check-issuer.ts';
import { checkLinks } from './check-links.ts';
import { checkTags } from './check-tags.ts';
import { checkTranslations } from './check-translations.ts';
import type { SiteFields } from './site-fields.ts';

type Museum = MuseumBasics & SiteFields;

/** Reports everything that is wrong with these fields, except their pictures. */
export function checkSite(file: ReadFile<Museum>): void {
  const { value: museum, report } = file;
  checkTranslations(file);
  if (emailProblem(museum.email)) report(['email'], `"${museum.email}" is no mail address`);
  checkFlags(museum, report);
  checkNotice(museum, report);
  checkLimits(museum, report);
  checkCarriers(museum, report);
  checkLinks(museum, report);
  if (!currencyOf(museum.currencySymbol))
    report(['currencySymbol'], `"${museum.currencySymbol}" is no currency; examples are € and CHF`);
  checkIssuer(file);
  checkTags(file);
  checkEmbed(file);
}

function checkCarriers({ carriers = [] }: SiteFields, report: Report): void {
  const names = new Set<string>();
  for (const [index, carrier] of carriers.entries()) {
    const problem = names.has(carrier.name) ? `${carrier.name} is there twice` : ownCarrierProblem(carrier);
    if (problem) report(['carriers', index], problem);
    names.add(carrier.name);
  }
}

function checkFlags(museum: Museum, report: Report): void {
  for (const name of Object.keys(museum.flags ?? {}))
    if (!Object.hasOwn(FLAG_FIELDS, name)) report(['flags', name], 'there is no such flag');
  const country = museum.flags?.default_user_country_key;
  if (typeof country === 'string' && !museum.countries.includes(country))
    report(['flags', 'default_user_country_key'], `${country} is not among the countries`);
  const language = museum.flags?.guided_tour_default_language;
  if (typeof language === 'string' && !new RegExp(LANGUAGE_KEY).test(language))
    report(['flags', 'guided_tour_default_language'], `"${language}" is no language's key such as de or gsg`);
}

/** More free tickets than admissions would be a limit that nobody can reach, and so hardly what was meant. */
function checkLimits({ limits }: SiteFields, report: Report): void {
  const all = limits?.admissions_per_order ?? DEFAULT_ORDER_LIMITS.admissionsPerOrder;
  const free = limits?.free_tickets_per_order ?? 0;
  if (free > all)
    report(
      ['limits', 'free_tickets_per_order'],
      `${free} is more than the ${all} admissions of an order, admissions_per_order`,
    );
  const perOrder = limits?.free_tickets_per_order ?? DEFAULT_ORDER_LIMITS.freeTicketsPerOrder;
  const perEmail = limits?.free_tickets_per_email_a_day ?? perOrder;
  const perNetwork = limits?.free_tickets_per_network_a_day ?? perEmail;
  if (perEmail < perOrder)
    report(
      ['limits', 'free_tickets_per_email_a_day'],
      `${perEmail} is fewer than the ${perOrder} free tickets of an order, free_tickets_per_order`,
    );
  if (perNetwork < perEmail)
    report(
      ['limits', 'free_tickets_per_network_a_day'],
      `${perNetwork} is fewer than the ${perEmail} free tickets of a mail address`,
    );
  const minutes = limits?.confirm_free_orders_minutes ?? 0;
  if (minutes > 0 && minutes < LEAST_CONFIRM_MINUTES)
    report(
      ['limits', 'confirm_free_orders_minutes'],
      `${minutes} is too short for a mail to be read: at least ${LEAST_CONFIRM_MINUTES}, or 0 for no confirmation`,
    );
  const customer = limits?.unpaid_places_per_customer ?? all;
  const network = limits?.unpaid_places_per_network ?? customer;
  if (customer < all)
    report(
      ['limits', 'unpaid_places_per_customer'],
      `${customer} is fewer than the ${all} admissions of an order, admissions_per_order`,
    );
  if (network < customer)
    report(
      ['limits', 'unpaid_places_per_network'],
      `${network} is fewer than the ${customer} places of a customer`,
    );
}

/** With tags, the notice has a fixed text: its question. */
function checkNotice({ flags, tags, cookie_warning }: SiteFields, report: Report): void {
  if (twinFlag(flags ?? {}, 'cookie_disclaimer') && !cookie_warning && tagKinds(tags).length === 0)
    report(['flags'], 'cookie_disclaimer has nothing to show without a text, cookie_warning');
}
