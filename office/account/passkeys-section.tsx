import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Passkey } from '../../domain/staff/passkeys-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { wholeList } from '../ground/list/use-rows.ts';
import { Section } from '../ground/page/page.tsx';
import { useMe } from '../ground/session/me.ts';
import { hasPasskeys } from '../ground/session/passkey.ts';
import { useOffice } from '../ground/session/use-office.ts';
import { NamePasskeySheet, RemovePasskeySheet } from './passkey-sheets.tsx';

type Open = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** Passkeys: each signs in by itself, with the fingerprint, face or PIN of a device. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useI18n();
  const { of_directory } = useMe();
  const { session } = useOffice();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open>();
  const done = async () => {
    setOpen(undefined);
    session.forget();
    await revalidate();
  };
  const close = () => setOpen(undefined);
  return (
    <Section title={t('passkeys.title')}>
      <p className="measure">{t(of_directory ? 'passkeys.text.directory' : 'passkeys.text')}</p>
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onOpen={setOpen} />}
      {hasPasskeys() ? (
        <div className="page-actions">
          <Button variant="secondary" onClick={() => setOpen({ kind: 'add' })}>
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className="soft">{t('passkeys.unsupported')}</p>
      )}
      <NamePasskeySheet
        open={open?.kind === 'add' || open?.kind === 'rename'}
        passkey={open?.kind === 'rename' ? open.passkey : undefined}
        onClose={close}
        onDone={done}
      />
      <RemovePasskeySheet
        passkey={open?.kind === 'remove' ? open.passkey : undefined}
        onClose={close}
        onDone={done}
      />
    </Section>
  );
}

type ListProps = { passkeys: readonly Passkey[]; onOpen: (open: Open) => void };

function PasskeyList({ passkeys, onOpen }: ListProps) {
  const { t, formats } = useI18n();
  const columns: [Column<Passkey>, ...Column<Passkey>[]] = [
    { key: 'name', label: t('passkeys.name'), cell: ({ name }) => name },
    {
      key: 'created',
      label: t('passkeys.created'),
      cell: ({ created_at }) => instantText(created_at, formats),
    },
    {
      key: 'used',
      label: t('passkeys.used'),
      cell: ({ used_at }) => (used_at ? instantText(used_at, formats) : t('passkeys.unused')),
    },
    {
      key: 'acts',
      label: '',
      align: 'end',
      cell: (passkey) => <PasskeyActs passkey={passkey} onOpen={(kind) => onOpen({ kind, passkey })} />,
    },
  ];
  return (
    <DataList
      label={t('passkeys.title')}
      rows={wholeList(passkeys)}
      rowKey={({ id }) => id}
      columns={columns}
      empty={null}
      short
    />
  );
}

function PasskeyActs(props: { passkey: Passkey; onOpen: (kind: 'rename' | 'remove') => void }) {
  const { t } = useI18n();
  const { name } = props.passkey;
  return (
    <span className="row-acts">
      <Button
        variant="quiet"
        aria-label={t('passkeys.rename.of', { name })}
        onClick={() => props.onOpen('rename')}
      >
        {t('passkeys.rename')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('passkeys.remove.of', { name })}
        onClick={() => props.onOpen('remove')}
      >
        {t('passkeys.remove')}
      </Button>
    </span>
  );
}
