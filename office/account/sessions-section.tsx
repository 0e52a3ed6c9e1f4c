import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { wholeList } from '../ground/list/use-rows.ts';
import { Section } from '../ground/page/page.tsx';

type SessionView = {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly address: string;
  readonly used_at: string;
  readonly current: boolean;
};

/** Where one is signed in, this device first; each of the others can be signed out from here. */
export function SessionsSection({ sessions }: { sessions: readonly SessionView[] }) {
  const { t, formats } = useI18n();
  const columns: [Column<SessionView>, ...Column<SessionView>[]] = [
    { key: 'browser', label: t('account.sessions.browser'), cell: (session) => <Device session={session} /> },
    { key: 'address', label: t('account.sessions.address'), cell: ({ address }) => address },
    {
      key: 'used',
      label: t('account.sessions.last'),
      cell: ({ used_at }) => instantText(used_at, formats),
    },
    {
      key: 'end',
      label: '',
      align: 'end',
      cell: ({ id, current }) => !current && <EndButton id={id} label={t('account.sessions.end')} />,
    },
  ];
  return (
    <Section
      title={t('account.sessions')}
      actions={sessions.length > 1 && <EndButton label={t('account.sessions.endAll')} />}
    >
      <DataList
        label={t('account.sessions')}
        rows={wholeList(sessions)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={null}
      />
    </Section>
  );
}

function Device({ session: { browser, system, current } }: { session: SessionView }) {
  const { t } = useI18n();
  const name = [browser || t('account.sessions.unknown'), system].filter(Boolean).join(', ');
  return (
    <>
      {name}
      {current && <span className="soft"> · {t('account.sessions.here')}</span>}
    </>
  );
}

/** @param id of one session; without it all but this one end */
function EndButton({ id, label }: { id?: string; label: string }) {
  const { t } = useI18n();
  const { show } = useToasts();
  const { busy, send } = useSend();
  const end = async (call: Call) => {
    const count = await call('POST office/session-end', { body: id ? { id } : {} });
    show(t('account.sessions.ended', { count }), { tone: 'good' });
  };
  return (
    <Button variant="quiet" busy={busy} onClick={() => send(end)}>
      {label}
    </Button>
  );
}
