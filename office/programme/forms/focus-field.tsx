import './picture-field.css';
import type { CSSProperties, PointerEvent } from 'react';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import { useI18n } from '../../ground/i18n.ts';

type Focus = NonNullable<PictureForm['focus']>;
type Props = {
  name: string;
  src: string;
  focus: PictureForm['focus'];
  onChange: (focus: Focus) => void;
};

const MIDDLE: Focus = { x: 50, y: 50 };

/** What of a picture stays in view where it is cropped: pressed in the picture, or moved by two sliders; beside it, what lists show. */
export function FocusField({ name, src, focus, onChange }: Props) {
  const { t } = useI18n();
  const { x, y } = focus ?? MIDDLE;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    });
  };
  return (
    <fieldset className="focus-field">
      <legend className="field-label">{t('event.focus')}</legend>
      <p className="field-hint" id={`hint-${name}`}>
        {t('event.focus.hint')}
      </p>
      <div className="focus-pictures">
        <div className="focus-whole" role="presentation" onPointerDown={press}>
          <img src={src} alt="" draggable={false} />
          <span className="focus-point" style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
        </div>
        <figure className="focus-crops">
          <img className="focus-list" src={src} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
          <img className="focus-square" src={src} alt="" style={{ objectPosition: `${x}% ${y}%` }} />
          <figcaption className="soft small">{t('event.focus.crops')}</figcaption>
        </figure>
      </div>
      <div className="focus-sliders">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="soft small">
            {t(`event.focus.${axis}`)}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              aria-describedby={`hint-${name}`}
              value={axis === 'x' ? x : y}
              onChange={(event) => onChange({ x, y, [axis]: Number(event.currentTarget.value) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function share(at: number, of: number): number {
  return Math.round((100 * Math.min(Math.max(at, 0), of)) / of);
}
