import { useI18n } from '../ground/i18n.ts';
import { useDoorState } from '../session/use-door.ts';

/** Where the device stands, whether it has network, and what is wrong with it. */
export function StatusLine() {
  const { t } = useI18n();
  const { setup, online, waiting, storageFull, clockOff } = useDoorState();
  const houses = setup?.houses.map((id) => setup.house_names[id] ?? id).join(', ') || t('door.all-houses');
  return (
    <header className="door-head">
      <p>
        <strong>{setup?.name}</strong> <span>{houses}</span>
      </p>
      <p role="status" className={online ? 'door-online' : 'door-offline'}>
        {t(online ? 'door.online' : 'door.offline')}
        {waiting > 0 && ` · ${t('door.waiting', { count: waiting })}`}
      </p>
      {storageFull && (
        <p role="alert" className="door-notice">
          {t('door.storage-full')}
        </p>
      )}
      {clockOff !== 0 && (
        <p role="alert" className="door-notice">
          {t('door.clock-off', { minutes: Math.round(Math.abs(clockOff) / 60_000) })}
        </p>
      )}
    </header>
  );
}
