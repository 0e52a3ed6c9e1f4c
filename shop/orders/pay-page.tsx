// `/pay`: opened from the mail with which the museum asks for the money of a reserved order (ADR 119). The secret stands after
// the `#`, which browsers send to nobody, and is taken out of the address before anything else runs.
import { useCallback, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { inLanguage } from '../../domain/language.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { leaveFor } from '../checkout/leave-for.ts';
import type { PaymentType } from '../checkout/payment-type.ts';
import { usePaymentReturns } from '../checkout/use-payment-returns.ts';
import { SecondaryPage } from '../customers/secondary-page.tsx';
import { useLinkSecret } from '../customers/session/link-secret.ts';
import { failureText } from '../ground/failure-text.ts';
import frame from '../ground/form/form-page.module.css';
import { LinkFailed } from '../ground/link-failed.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLinked } from '../ground/use-linked.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './pay-page.module.css';

type Requested = AnswerOf<Contract['POST checkout/payment-request']>;

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET checkout/payments', { query: { shop: '1' } });
}

export function Component() {
  const { t } = useI18n();
  const secret = useLinkSecret('pay');
  const { about: requested, failed, again } = useRequested(secret);
  if (secret === '' || failed === 'unknown')
    return (
      <SecondaryPage title={t('pay.title')} error={failed === 'unknown'}>
        <p className={frame.lead}>{t('accounts.confirm.noLink')}</p>
      </SecondaryPage>
    );
  const state = requested?.state ?? 'open';
  const { title, text } = wordingOf(state, requested?.moved !== undefined);
  return (
    <SecondaryPage title={t(title)} personal>
      <div className={`${frame.next} needs-script`} aria-live="polite">
        {failed && <LinkFailed failed={failed} again={again} />}
        {!requested && !failed && <Skeleton lines={6} />}
        {text && <p className={frame.lead}>{t(text)}</p>}
        {requested && state === 'open' && <Open requested={requested} link={secret ?? ''} />}
      </div>
    </SecondaryPage>
  );
}

/** The difference of a move has words of its own where more is true of it. */
function wordingOf(state: Requested['state'], isMove: boolean) {
  if (state === 'open') return { title: isMove ? 'pay.moved.title' : 'pay.title' } as const;
  if (!isMove || state === 'replaced') return { title: `pay.${state}`, text: `pay.${state}.text` } as const;
  const title = state === 'expired' ? 'pay.expired' : (`pay.moved.${state}` as const);
  return { title, text: `pay.moved.${state}.text` } as const;
}

/** @param secret undefined while the page hydrates */
function useRequested(secret: string | undefined) {
  const call = useCall();
  const load = useCallback(
    (link: string, signal: AbortSignal) => call('POST checkout/payment-request', { body: { link }, signal }),
    [call],
  );
  return useLinked<Requested>(secret, load);
}

function Open({ requested, link }: { requested: Requested; link: string }) {
  const { t, formats } = useI18n();
  const { until, amount, lines, moved } = requested;
  const before = lines.reduce((sum, { total }) => sum + total, -amount);
  return (
    <div className={styles.parts}>
      <p className={frame.lead}>
        {moved
          ? t('pay.moved.text', { until: formats.moment(until), from: whenText(moved.from, formats) })
          : t('pay.text', { until: formats.moment(until) })}
      </p>
      <section className={frame.section}>
        <h2>{t(moved ? 'pay.moved.order' : 'pay.order')}</h2>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <Line key={index} line={line} />
          ))}
          {moved && before > 0 && (
            <li>
              <p>{t('pay.moved.before')}</p>
              <p>{formats.money(-before)}</p>
            </li>
          )}
          <li className={styles.total}>
            <p>{t('pay.total')}</p>
            <p>{formats.money(amount)}</p>
          </li>
        </ul>
      </section>
      <Ways amount={amount} link={link} />
    </div>
  );
}

function Line({ line: { title, datetime, parts, total } }: { line: Requested['lines'][number] }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <div>
        <p>{title}</p>
        <p className={frame.quiet}>
          {[datetime && whenText(datetime, formats), ...parts.map((part) => t('pay.part', part))]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p>{formats.money(total)}</p>
    </li>
  );
}

function whenText(datetime: string, formats: ReturnType<typeof useI18n>['formats']): string {
  return datetime.length > 10 ? formats.moment(datetime) : formats.day(datetime);
}

/** Ways to pay that have a page of their provider and need nothing more of the payer. */
function Ways({ amount, link }: { amount: number; link: string }) {
  const { t, language, formats } = useI18n();
  const offered = useLoaderData<readonly PaymentType[]>().filter(({ kind }) => kind === 'card');
  const [chosen = offered[0]?.payartId, choose] = useState<number>();
  const { busy, refused, pay } = usePaying(link);
  if (chosen === undefined)
    return (
      <Notice tone="attention">
        <p>{t('pay.none')}</p>
      </Notice>
    );
  const test = offered.some(({ payartId, test: isTest }) => payartId === chosen && isTest);
  return (
    <section className={`${frame.section} ${frame.next}`}>
      <RadioGroup
        legend={<h2 className={frame.legend}>{t('pay.how')}</h2>}
        name="payment"
        options={offered.map(({ payartId, name }) => ({
          value: String(payartId),
          label: inLanguage(name, language),
        }))}
        value={String(chosen)}
        onChange={(value) => choose(Number(value))}
      />
      {test && (
        <Notice tone="info">
          <p>{t('cart.payment.test')}</p>
        </Notice>
      )}
      {refused && (
        <Notice tone="error">
          <p>{refused}</p>
        </Notice>
      )}
      <div className={frame.ways}>
        <Button busy={busy} onClick={() => void pay(chosen)}>
          {t('pay.button', { amount: formats.money(amount) })}
        </Button>
      </div>
    </section>
  );
}

function usePaying(link: string) {
  const call = useCall();
  const { t } = useI18n();
  const path = useLocalPath();
  const returns = usePaymentReturns();
  const [state, setState] = useState({ busy: false, refused: '' });
  const pay = async (payart: number) => {
    setState({ busy: true, refused: '' });
    const page = path(shopPaths.checkoutSuccess());
    try {
      const body = { link, payart, url: { continue: new URL(page, returns().continue).href } };
      leaveFor((await call('POST checkout/pay-request', { body })).url);
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setState({ busy: false, refused: failureText(problem, t) });
    }
  };
  return { ...state, pay };
}
