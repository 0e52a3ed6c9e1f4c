// A request of a group, and what became of it.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { OfferState } from '../../domain/group-requests/group-offer.ts';
import type { RequestState, RequestWhole } from '../../domain/group-requests/group-requests-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { languageText } from '../ground/language-text.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { RequestOffers } from './request-offers.tsx';
import { SettleRequestSheet } from './settle-request-sheet.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const asked = { params: { number: params['number'] ?? '' } };
  const [request, offers] = await Promise.all([
    call('GET office/group-requests/:number', asked),
    call('GET office/group-requests/:number/offers', asked),
  ]);
  return { request, offers };
}

/** One at a time: the next can be made once it is over. */
const STANDING: readonly OfferState[] = ['open', 'accepted', 'paid'];

const NEXT: Readonly<Record<RequestState, readonly RequestState[]>> = {
  open: ['answered', 'declined'],
  answered: ['open'],
  declined: ['open'],
};

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const { request, offers } = useLoaderData<typeof loader>();
  const canOffer = !offers.some(({ state: one }) => STANDING.includes(one));
  const { revalidate } = useRevalidator();
  const [next, setNext] = useState<RequestState>();
  const { number, name, organisation, email, state } = request;
  return (
    <Page
      title={t('request.title', { number: String(number), name: organisation || name })}
      lead={t(`requests.state.${state}`)}
      back={{ to: officePaths.groupRequests(), label: t('office.menu.groupRequests') }}
      actions={
        <>
          {canOffer && (
            <OfficeLink className={buttonClass('primary')} to={officePaths.groupOffer(String(number))}>
              {t('offer.begin')}
            </OfficeLink>
          )}
          <a className={buttonClass('secondary')} href={`mailto:${email}`}>
            {t('request.write')}
          </a>
          {NEXT[state].map((one) => (
            <Button key={one} variant="secondary" onClick={() => setNext(one)}>
              {t(`request.settle.${one}`)}
            </Button>
          ))}
        </>
      }
    >
      <Facts facts={factsOf(request, i18n)} />
      <RequestOffers offers={offers} onChange={() => void revalidate()} />
      {next && (
        <SettleRequestSheet
          request={request}
          next={next}
          onClose={() => {
            setNext(undefined);
            void revalidate();
          }}
        />
      )}
    </Page>
  );
}

function factsOf(request: RequestWhole, i18n: I18n): Fact[] {
  const { t, formats } = i18n;
  const { kind, name, organisation, email, phone, people, days, wishes, answers, mailed } = request;
  return [
    { label: t('requests.kind'), value: kind },
    { label: t('requests.who'), value: name },
    { label: t('request.organisation'), value: organisation },
    { label: t('request.email'), value: email },
    { label: t('request.phone'), value: phone },
    { label: t('requests.people'), value: people },
    { label: t('requests.days'), value: days },
    ...answers.map(({ label, text }) => ({ label, value: text })),
    { label: t('request.wishes'), value: wishes },
    { label: t('request.language'), value: languageText(request.language, i18n) },
    { label: t('requests.received'), value: formats.moment(request.received) },
    { label: t('request.mailed'), value: t(mailed ? 'request.mailed.yes' : 'request.mailed.no') },
  ];
}
