// A parcel: what is in it, where it goes, how far it has come, and what to do with it.
import './parcels.css';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { type ParcelAct, parcelObstacle } from '../../domain/orders/parcels/parcel-acts.ts';
import type { ParcelWhole } from '../../domain/orders/parcels/parcels-contract.ts';
import { carrierName } from '../../domain/shipping/carriers.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { SendSheet } from './send-sheet.tsx';
import { SlipsButton } from './slips-button.tsx';
import { UndoSheet } from './undo-sheet.tsx';
import { useParcelState } from './use-parcel-state.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/parcels/:number', { params: { number: params['number'] ?? '' } });
}

export function Component() {
  const { t } = useI18n();
  const parcel = useLoaderData<ParcelWhole>();
  const stateOf = useParcelState();
  return (
    <Page
      title={t('parcel.title', { name: parcel.to.name || t('parcels.nobody') })}
      lead={stateOf(parcel)}
      back={{ to: officePaths.parcels(), label: t('parcels.title') }}
      actions={<ParcelActs parcel={parcel} />}
    >
      <Section title={t('parcel.items')}>
        <ShortList
          label={t('parcel.items')}
          rows={parcel.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', label: t('parcel.item.name'), cell: ({ name }) => name },
            { key: 'count', label: t('parcel.item.count'), align: 'end', cell: ({ count }) => count },
          ]}
        />
      </Section>
      <Facts facts={useFacts(parcel)} />
    </Page>
  );
}

function useFacts(parcel: ParcelWhole): Fact[] {
  const { t, formats } = useI18n();
  const may = useMay();
  const { order, buyer, to, weight_g, ordered, sent, carrier, tracking, link, mail } = parcel;
  const number = <span className="unbroken">{order}</span>;
  return [
    { label: t('parcel.to'), value: <Address to={to} /> },
    {
      label: t('parcel.order'),
      value: may('orders.read') ? <OfficeLink to={officePaths.order(order)}>{number}</OfficeLink> : number,
    },
    { label: t('parcel.ordered'), value: formats.moment(ordered) },
    { label: t('parcel.buyer'), value: [buyer.name, buyer.email, buyer.phone].filter(Boolean).join(', ') },
    { label: t('parcel.weight'), value: weight_g > 0 && t('parcel.weight.grams', { grams: weight_g }) },
    { label: t('parcel.sent'), value: sent && formats.moment(sent) },
    { label: t('parcel.carrier'), value: carrierName(carrier) },
    {
      label: t('parcel.tracking'),
      value: link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {t('parcel.follow', { number: tracking })}
        </a>
      ) : (
        tracking
      ),
    },
    { label: t('parcel.mail'), value: sent && t(`parcel.mail.${mail}`) },
  ].filter(({ value }) => value !== false);
}

function Address({ to: { name, street, zip, city, country } }: Pick<ParcelWhole, 'to'>) {
  return (
    <address className="parcel-address">
      {[name, street, `${zip} ${city}`.trim(), country].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

function ParcelActs({ parcel }: { parcel: ParcelWhole }) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<ParcelAct>();
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  const acts = (['send', 'undo', 'correct'] as const).filter(
    (act) => parcelObstacle(parcel, act) === undefined,
  );
  const told = parcel.mail === 'left' ? parcel.buyer.email : undefined;
  return (
    <>
      {parcel.state !== 'void' && <SlipsButton numbers={[parcel.number]} label={t('parcel.slip')} />}
      {acts.map((act) => (
        <Button key={act} variant={act === 'send' ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
          {t(`parcel.${act}`)}
        </Button>
      ))}
      {open === 'undo' && <UndoSheet parcel={parcel} onClose={close} />}
      {(open === 'send' || open === 'correct') && (
        <SendSheet parcels={[parcel]} correct={open === 'correct'} told={told} onClose={close} />
      )}
    </>
  );
}
