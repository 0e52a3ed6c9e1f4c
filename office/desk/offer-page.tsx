// An offer to a group (ADR 139): what is offered is chosen as at the desk. Its places are held first, which shows what it costs and
// until which days it can be valid; then it is made, and mailed.
import './desk-page.css';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskDay, DeskKind } from '../../domain/desk/desk-contract.ts';
import type { RequestWhole } from '../../domain/group-requests/group-requests-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import { Facts } from '../ground/page/facts.tsx';
import { Page } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { DeskChoosing } from './desk-choosing.tsx';
import { DeskSummary } from './desk-summary.tsx';
import { OfferForm } from './offer-form.tsx';
import type { Basket, KindChoice } from './use-chosen.ts';
import { useOfferSale } from './use-offer-sale.ts';

type Loaded = { readonly day: DeskDay; readonly request: RequestWhole };

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { call } = context.get(officeContext);
  const date = new URL(request.url).searchParams.get('day') ?? undefined;
  const [day, asked] = await Promise.all([
    call('GET office/desk/day', { query: { date } }),
    call('GET office/group-requests/:number', { params: { number: params['number'] ?? '' } }),
  ]);
  return { day: { ...day, kinds: day.kinds.filter(isOffered) }, request: asked };
}

/** Visits alone are offered. */
function isOffered(kind: DeskKind): boolean {
  return kind === 'visits' || kind === 'tours';
}

export function Component() {
  const { day, request } = useLoaderData<typeof loader>();
  const [kind, setKind] = useState<DeskKind>('visits');
  const [added, setAdded] = useState<readonly CartLine[]>([]);
  return (
    <Offer key={day.day} day={day} request={request} kinds={{ kind, setKind }} basket={{ added, setAdded }} />
  );
}

function Offer({ day, request, kinds, basket }: Loaded & { kinds: KindChoice; basket: Basket }) {
  const { t } = useI18n();
  const may = useMay();
  const { number, name, organisation, people, days, wishes } = request;
  const { desk, hold, reduction, setReduction, made } = useOfferSale(day, kinds, basket, number);
  return (
    <Page
      title={t('offer.new', { name: organisation || name })}
      lead={t('offer.new.lead')}
      back={{
        to: officePaths.groupRequest(String(number)),
        label: t('offer.back', { number: String(number) }),
      }}
    >
      <Facts
        facts={[
          { label: t('requests.people'), value: people },
          { label: t('requests.days'), value: days },
          { label: t('request.wishes'), value: wishes },
        ]}
      />
      <div className="desk">
        {hold ? (
          <OfferForm request={request} hold={hold} onBack={() => void desk.back()} onMade={made} />
        ) : (
          <div className="desk-choosing">
            <DeskChoosing desk={desk} beforeDay={desk.keepChosen} />
            {may('desk.free') && (
              <TextField
                name="reduction"
                label={t('offer.reduction')}
                hint={t('offer.reduction.hint')}
                inputMode="numeric"
                maxLength={2}
                required={false}
                value={reduction === 0 ? '' : String(reduction)}
                onChange={(typed) => setReduction(Number(typed.replace(/\D/g, '')))}
              />
            )}
          </div>
        )}
        <DeskSummary desk={desk} forGroup />
      </div>
    </Page>
  );
}
