import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AppSetup } from '../../domain/app-setup.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { Section } from '../ground/page/page.tsx';
import { Sheet } from '../ground/page/sheet.tsx';
import { useMe } from '../ground/session/me.ts';
import { useOffice } from '../ground/session/use-office.ts';
import { AppSetupForm } from './app-setup-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Factors = { readonly app: boolean; readonly codes_left: number; readonly must_have: boolean };
type Open =
  | { readonly kind: 'app'; readonly setup: AppSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'renew' | 'remove' };

/** The second step after a password: an app, and codes in its place. */
export function FactorSection({ factors, hasPasskey }: { factors: Factors; hasPasskey: boolean }) {
  const { t } = useI18n();
  const { of_directory } = useMe();
  const { session } = useOffice();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>();
  const close = async () => {
    setOpen(undefined);
    session.forget();
    await revalidate();
  };
  return (
    <Section title={t('account.factor')}>
      <p className="measure">
        {t(of_directory && !factors.app ? 'account.factor.directory' : textOf(factors, hasPasskey))}
        {factors.app && ` ${t('account.factor.codes', { codes: factors.codes_left })}.`}
      </p>
      <FactorActs factors={factors} hasPasskey={hasPasskey} onOpen={setOpen} />
      <Sheet
        open={open?.kind === 'app' || open?.kind === 'codes'}
        title={t(open?.kind === 'codes' ? 'account.codes.title' : 'account.factor.setUp')}
        onClose={() => void close()}
      >
        {open?.kind === 'app' && (
          <AppSetupForm setup={open.setup} onDone={(codes) => setOpen({ kind: 'codes', codes })} />
        )}
        {open?.kind === 'codes' && <RecoveryCodes codes={open.codes} onDone={() => void close()} />}
      </Sheet>
      <RenewSheet
        open={open?.kind === 'renew'}
        onClose={() => setOpen(undefined)}
        onRenewed={(codes) => setOpen({ kind: 'codes', codes })}
      />
      <RemoveSheet
        open={open?.kind === 'remove'}
        hasPasskey={hasPasskey}
        onClose={() => setOpen(undefined)}
        onRemoved={() => void close()}
      />
    </Section>
  );
}

type ActsProps = { factors: Factors; hasPasskey: boolean; onOpen: (open: Open) => void };

function FactorActs({ factors, hasPasskey, onOpen }: ActsProps) {
  const { t } = useI18n();
  const call = useCall();
  const start = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => onOpen({ kind: 'app', setup: await call('POST office/factor/app-start', {}) }),
  });
  return (
    <div className="page-actions">
      {!factors.app && (
        <Button
          variant={hasPasskey ? 'secondary' : 'primary'}
          busy={start.busy}
          onClick={() => void start.submit()}
        >
          {t('account.factor.setUp')}
        </Button>
      )}
      {factors.app && (
        <Button variant="secondary" onClick={() => onOpen({ kind: 'renew' })}>
          {t('account.factor.renew')}
        </Button>
      )}
      {factors.app && (hasPasskey || !factors.must_have) && (
        <Button variant="quiet" onClick={() => onOpen({ kind: 'remove' })}>
          {t('account.factor.remove')}
        </Button>
      )}
    </div>
  );
}

function textOf({ app }: Factors, hasPasskey: boolean) {
  if (app) return 'account.factor.app';
  return hasPasskey ? 'account.factor.passkey' : 'account.factor.none';
}

function RenewSheet(props: {
  open: boolean;
  onClose: () => void;
  onRenewed: (codes: readonly string[]) => void;
}) {
  const { t } = useI18n();
  const call = useCall();
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => props.onRenewed(await call('POST office/factor/codes', {})),
  });
  return (
    <ActSheet
      open={props.open}
      title={t('account.factor.renew')}
      onClose={props.onClose}
      form={form}
      confirmLabel={t('account.factor.renew')}
      preview={<p>{t('account.factor.renew.text')}</p>}
    />
  );
}

function RemoveSheet(props: {
  open: boolean;
  hasPasskey: boolean;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      await call('POST office/factor/app-remove', {});
      show(t('account.factor.removed'), { tone: 'good' });
      props.onRemoved();
    },
  });
  return (
    <ActSheet
      open={props.open}
      title={t('account.factor.remove')}
      onClose={props.onClose}
      form={form}
      tone="danger"
      confirmLabel={t('account.factor.remove')}
      preview={<p>{t(props.hasPasskey ? 'account.factor.remove.passkey' : 'account.factor.remove.text')}</p>}
    />
  );
}
