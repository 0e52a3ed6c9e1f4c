import './devices.css';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CLOCK_SECONDS } from '../../domain/admissions/device-trouble.ts';
import type { DoorDevice } from '../../domain/admissions/devices-contract.ts';
import { Button } from '../../ui/button.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { wholeList } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { PairSheet } from './pair-sheet.tsx';
import { RevokeSheet } from './revoke-sheet.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/devices', {});
}

/** The devices at the door: when they were last heard of, and what is wrong with them. */
export function Component() {
  const { t } = useI18n();
  const { devices, houses } = useLoaderData<typeof loader>();
  const [pairing, setPairing] = useState(false);
  const [revoking, setRevoking] = useState<DoorDevice>();
  const names = new Map(houses.map(({ id, name }) => [id, name]));
  return (
    <Page
      title={t('office.menu.devices')}
      lead={t('devices.lead')}
      actions={<Button onClick={() => setPairing(true)}>{t('devices.pair')}</Button>}
    >
      <DataList
        label={t('office.menu.devices')}
        rows={wholeList(devices)}
        rowKey={({ id }) => id}
        empty={<p>{t('devices.none')}</p>}
        columns={useColumns(names, setRevoking)}
      />
      {pairing && <PairSheet houses={houses} onClose={() => setPairing(false)} />}
      {revoking && <RevokeSheet device={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  );
}

type Columns = [Column<DoorDevice>, ...Column<DoorDevice>[]];

/** @param names of the houses */
function useColumns(names: ReadonlyMap<string, string>, onRevoke: (device: DoorDevice) => void): Columns {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return [
    { key: 'name', label: t('devices.name'), cell: ({ name }) => name },
    {
      key: 'houses',
      label: t('devices.houses'),
      cell: (device) => device.houses.map((id) => names.get(id) ?? id).join(', ') || t('devices.houses.all'),
    },
    {
      key: 'state',
      label: t('devices.state'),
      cell: (device) => <State device={device} i18n={i18n} />,
    },
    {
      key: 'contact',
      label: t('devices.contact'),
      cell: ({ contact_at }) => instantText(contact_at, formats),
    },
    {
      key: 'revoke',
      label: t('devices.revoke'),
      align: 'end',
      cell: (device) =>
        device.revoked_at === null && (
          <Button variant="quiet" onClick={() => onRevoke(device)}>
            {t('devices.revoke')}
            <span className="visually-hidden"> {device.name}</span>
          </Button>
        ),
    },
  ];
}

function State({ device, i18n: { t } }: { device: DoorDevice; i18n: I18n }) {
  const { revoked_at, is_silent, waiting, clock_ahead, may_force } = device;
  if (revoked_at !== null) return t('devices.state.revoked');
  const off = Math.abs(clock_ahead);
  const wrong = [
    ...(is_silent ? [t('devices.state.silent')] : []),
    ...(waiting > 0 ? [t('devices.waiting', { count: waiting })] : []),
    ...(off > CLOCK_SECONDS ? [t('devices.clock', { minutes: Math.round(off / 60) })] : []),
  ];
  return (
    <>
      <span className={wrong.length > 0 ? 'attention-text' : undefined}>
        {wrong.join(' · ') || t('devices.state.fine')}
      </span>
      {may_force && <span className="soft"> · {t('devices.force.yes')}</span>}
    </>
  );
}
