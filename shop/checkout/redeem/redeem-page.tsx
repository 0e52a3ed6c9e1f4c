// `/redeem`: opened from the mail of a present (ADR 081). The codes come after the `#`, which browsers send to nobody, and are taken
// out of the address before anything else runs. Without codes it is the page where one types them.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shopPaths } from '../../../domain/addresses.ts';
import { isCodeLine, type VoucherCodeLine } from '../../../domain/vouchers/voucher-code-line.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cartLines } from '../../cart/cart-store.ts';
import { useCart } from '../../cart/use-cart.ts';
import { SecondaryPage } from '../../customers/secondary-page.tsx';
import { forgetLinkSecret, useLinkSecret } from '../../customers/session/link-secret.ts';
import { ButtonLink } from '../../ground/button-link.tsx';
import frame from '../../ground/form/form-page.module.css';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useShell } from '../../ground/use-shell.ts';
import { useRedeemCode } from '../../vouchers/use-redeem-code.ts';
import { VoucherCodeField } from '../../vouchers/voucher-code-field.tsx';
import styles from './redeem-page.module.css';

/** A present of more vouchers than this is no present. */
const MOST_CODES = 50;

export function Component() {
  const { t, formats } = useI18n();
  const codes = useCart().lines.filter((line) => line.type === 'voucherCode');
  const { checking, retry, ...link } = useRedeemedLink();
  // Until another code was typed.
  const problem = link.had === codes.length ? link.problem : '';
  const worth = codes.reduce((sum, { amount, used_amount }) => sum + amount - used_amount, 0);
  const ready = codes.length > 0;
  const title =
    ready && !checking ? t('vouchers.redeem.worth', { amount: formats.money(worth) }) : t('vouchers.redeem');
  return (
    <SecondaryPage title={title} error={problem !== ''} personal>
      <div className={`${frame.next} needs-script`}>
        <div aria-live="polite">
          {checking && <p className={frame.lead}>{t('vouchers.redeem.checking')}</p>}
          {problem && (
            <Notice tone="error">
              <p>{problem}</p>
              {retry && <Button onClick={retry}>{t('cart.again')}</Button>}
            </Notice>
          )}
        </div>
        {!checking && ready && <Ready codes={codes} />}
        {!checking && (problem !== '' || !ready) && <Typed />}
      </div>
    </SecondaryPage>
  );
}

/** What the vouchers are worth and where to spend them. */
function Ready({ codes }: { codes: readonly VoucherCodeLine[] }) {
  const { t, formats } = useI18n();
  const path = useLocalPath();
  const { hasTickets } = useShell().config;
  const hasMore = useCart().lines.length > codes.length;
  const shop = path(hasTickets ? shopPaths.events() : shopPaths.home());
  return (
    <>
      <p className={frame.lead}>{t('vouchers.redeem.ready')}</p>
      <ul className={styles.codes}>
        {codes.map(({ barcode, name, valid_to, vat_value }) => (
          <li key={barcode}>
            <strong>{name}</strong>
            <span className={styles.code}>{barcode}</span>
            {vat_value !== undefined && (
              <span>{t('vouchers.code.rate', { rate: formats.percent(vat_value) })}</span>
            )}
            {valid_to && (
              <span>{t('vouchers.redeem.until', { day: formats.day(valid_to.slice(0, 10)) })}</span>
            )}
          </li>
        ))}
      </ul>
      <div className={frame.ways}>
        <ButtonLink to={shop} variant={hasMore ? 'secondary' : 'primary'}>
          {t(hasTickets ? 'vouchers.redeem.tickets' : 'site.backToShop')}
        </ButtonLink>
        <ButtonLink to={path(shopPaths.checkout())} variant={hasMore ? 'primary' : 'secondary'}>
          {t('vouchers.redeem.cart')}
        </ButtonLink>
      </div>
    </>
  );
}

function Typed() {
  const { t } = useI18n();
  return (
    <>
      <p className={frame.lead}>{t('vouchers.redeem.type')}</p>
      <div className={styles.field}>
        <VoucherCodeField />
      </div>
    </>
  );
}

const CHECKING = { checking: true, problem: '', again: false, had: 0 };

/** Looks up the codes of the opened link, each once. */
function useRedeemedLink() {
  const secret = useLinkSecret('redeem');
  const redeem = useRedeemCode();
  const [state, setState] = useState(CHECKING);
  const begun = useRef('');
  const run = async (codes: readonly string[]) => {
    setState(CHECKING);
    for (const code of codes) {
      const answer = await redeem(code);
      if (!('problem' in answer)) continue;
      if (answer.decided) forgetLinkSecret('redeem');
      const had = cartLines().filter(isCodeLine).length;
      return setState({ checking: false, problem: answer.problem, again: !answer.decided, had });
    }
    forgetLinkSecret('redeem');
    setState({ ...CHECKING, checking: false });
  };
  const lookUp = useEffectEvent((found: string) => void run(codesIn(found)));
  useEffect(() => {
    if (secret === undefined || begun.current === secret) return;
    begun.current = secret;
    if (secret !== '') lookUp(secret);
  }, [secret]);
  const idle = secret === '' && begun.current === '';
  return {
    checking: !idle && state.checking,
    problem: state.problem,
    /** The codes in the cart when the problem was found. */
    had: state.had,
    retry: state.again ? () => void run(codesIn(secret ?? '')) : undefined,
  };
}

/** `ABCDEFGH2345.BCDEFGH23456`; what somebody wrote into the address by hand is looked up as it is. */
function codesIn(secret: string): string[] {
  return decoded(secret)
    .split('.')
    .slice(0, MOST_CODES)
    .map((code) => code.slice(0, 64))
    .filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
