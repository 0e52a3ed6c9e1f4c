// The offers that were made from a request, the newest first.
import { useState } from 'react';
import type { GroupOffer } from '../../domain/group-requests/group-offers-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';

export function RequestOffers({ offers, onChange }: { offers: readonly GroupOffer[]; onChange: () => void }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const may = useMay();
  const [withdrawn, setWithdrawn] = useState<GroupOffer>();
  return (
    <>
      {offers.map((offer) => (
        <Section key={offer.id} title={t('offer.title', { day: formats.moment(offer.made) })}>
          <Facts facts={factsOf(offer, i18n)} />
          {offer.reservation > 0 &&
            may('orders.read') &&
            (offer.state === 'accepted' || offer.state === 'given-up') && (
              <p>
                <OfficeLink to={officePaths.reservedOrder(String(offer.reservation))}>
                  {t('offer.order')}
                </OfficeLink>
              </p>
            )}
          {may('orders.read') && <OfferOrders offer={offer} />}
          {offer.state === 'open' && (
            <Button variant="secondary" onClick={() => setWithdrawn(offer)}>
              {t('offer.withdraw')}
            </Button>
          )}
        </Section>
      ))}
      {withdrawn && (
        <WithdrawSheet
          offer={withdrawn}
          onClose={() => {
            setWithdrawn(undefined);
            onChange();
          }}
        />
      )}
    </>
  );
}

/** The orders of a paid offer, and one for more people that is not paid. */
function OfferOrders({ offer: { orders, more } }: { offer: GroupOffer }) {
  const { t } = useI18n();
  if (orders.length === 0) return null;
  return (
    <ul>
      {orders.map((number) => (
        <li key={number}>
          <OfficeLink to={officePaths.order(number)}>{t('offer.order.paid', { number })}</OfficeLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <OfficeLink to={officePaths.reservedOrder(String(more))}>{t('offer.order.more')}</OfficeLink>
        </li>
      )}
    </ul>
  );
}

function factsOf(offer: GroupOffer, { t, formats }: I18n): Fact[] {
  const { state, lines, total, reduction, valid_until, numbers_until, message, declined_because } = offer;
  const what = lines.map(({ title, datetime, parts }) =>
    [
      title,
      datetime && (datetime.length > 10 ? formats.moment(datetime) : formats.day(datetime)),
      ...parts.map(({ name, count }) => `${count} × ${name}`),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return [
    { label: t('requests.state'), value: t(`offer.state.${state}`) },
    { label: t('offer.what'), value: what.join('; ') },
    { label: t('offer.total'), value: formats.money(total) },
    { label: t('offer.reduction'), value: reduction > 0 ? `${reduction} %` : '' },
    { label: t('offer.valid_until'), value: formats.day(valid_until) },
    { label: t('offer.numbers_until'), value: formats.day(numbers_until) },
    { label: t('offer.message'), value: message },
    { label: t('offer.declined_because'), value: declined_because },
    {
      label: t('offer.changes'),
      value: offer.changes
        .map(({ at, before, after, total: sum }) =>
          t('offer.change', {
            at: formats.moment(at),
            before: String(before),
            after: String(after),
            total: formats.money(sum),
          }),
        )
        .join('; '),
    },
  ];
}

function WithdrawSheet({ offer: { id }, onClose }: { offer: GroupOffer; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  return (
    <ReasonSheet
      title={t('offer.withdraw')}
      label={t('request.reason')}
      required={false}
      confirmLabel={t('offer.withdraw')}
      tone="danger"
      preview={<p>{t('offer.withdraw.effect')}</p>}
      onClose={onClose}
      send={async (reason) => {
        await call('POST office/group-offers/:id/withdraw', { params: { id }, body: { reason, key } });
        show(t('offer.withdraw.done'));
        onClose();
      }}
    />
  );
}
