import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useCamera } from './use-camera.ts';

/** What the camera sees, and how it is set. */
export function CameraView({ onScan }: { onScan: (text: string) => void }) {
  const { t } = useI18n();
  const { video, state, cameras, chosen, choose, light, turnOn, turnOff } = useCamera(onScan);
  const isOn = state === 'on' || state === 'opening';
  return (
    <section className="door-camera" aria-label={t('door.camera')}>
      <video ref={video} muted playsInline hidden={!isOn} aria-label={t('door.camera.sees')} />
      {state === 'refused' && <p className="door-notice">{t('door.camera.refused')}</p>}
      <div className="door-camera-line">
        <Button variant="quiet" onClick={isOn ? turnOff : turnOn}>
          {t(isOn ? 'door.camera.off' : 'door.camera.on')}
        </Button>
        {light && (
          <Button variant="quiet" aria-pressed={light.on} onClick={light.toggle}>
            {t('door.camera.light')}
          </Button>
        )}
        {cameras.length > 1 && (
          <label>
            <span className="visually-hidden">{t('door.camera.which')}</span>
            <select
              className="control select"
              value={chosen}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              <option value="">{t('door.camera.back')}</option>
              {cameras.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </section>
  );
}
