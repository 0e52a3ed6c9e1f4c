// The museum as an order's documents name it: in the order's language, with the runs of its undated lines.
import { shopAddress, shopPaths } from '../../../domain/addresses.ts';
import { defaultLanguage, inLanguage, type Language } from '../../../domain/language.ts';
import type { PaymentKind } from '../../payments/payment-provider.ts';
import { paymentTypes } from '../../payments/payment-types.ts';
import { transferSettings } from '../../payments/transfer/transfer-settings.ts';
import type { Museum } from '../../site/museum.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import { documentLook } from './document-look.ts';
import type { DocumentMuseum } from './document-museum.ts';

/** What the documents of an order need to know of its museum. */
export function orderMuseum(
  { settings }: Museum,
  catalogue: Catalogue,
  language: Language,
  order: { readonly lines: readonly { readonly id: string }[] },
  publicUrl: string,
): DocumentMuseum {
  return {
    name: settings.name,
    look: documentLook(settings),
    address: settings.address,
    email: settings.email,
    phone: settings.phone,
    timeZone: settings.timeZone,
    defaultLanguage: defaultLanguage(settings.languages),
    debit: { payarts: payartsOf(settings, 'direct-debit'), creditor_id: settings.creditor_id ?? '' },
    ...transferOf(settings),
    currencySymbol: settings.currencySymbol,
    shopUrl: shopAddress(publicUrl, language, shopPaths.home()),
    venues: settings.venues.map(({ name, hours, directions }) => ({
      name: inLanguage(name, language),
      hours: inLanguage(hours, language),
      directions: inLanguage(directions, language),
    })),
    runs: runsOf(order, catalogue),
    translations: { [language]: settings.translations?.[language] ?? {} },
  };
}

/** The account that transfers go to. */
function transferOf(settings: Museum['settings']): Pick<DocumentMuseum, 'transfer'> {
  const transfer = transferSettings({ settings });
  if (!transfer) return {};
  const { account_holder, iban, bic = '' } = transfer;
  return { transfer: { payarts: payartsOf(settings, 'transfer'), account_holder, iban, bic } };
}

function payartsOf(settings: Museum['settings'], wanted: PaymentKind): number[] {
  return paymentTypes({ settings }).flatMap(({ payartId, kind }) => (kind === wanted ? [payartId] : []));
}

function runsOf(
  order: { readonly lines: readonly { readonly id: string }[] },
  catalogue: Catalogue,
): DocumentMuseum['runs'] {
  return Object.fromEntries(
    order.lines.flatMap(({ id }) => {
      const event = catalogue.event.get(catalogue.ticket.get(id)?.event_id ?? id);
      return event ? [[id, { first: event.starts_on, last: event.ends_on }]] : [];
    }),
  );
}
