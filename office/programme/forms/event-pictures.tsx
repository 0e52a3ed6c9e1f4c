import './event-form.css';
import type { PictureForm } from '../../../domain/programme/event-form.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { EventPart } from './event-part.ts';
import { PictureField } from './picture-field.tsx';

const NONE: PictureForm = { file: '', alt: {}, hash: '', focus: null };

/** The picture of lists and of its page, and further ones for its page. */
export function EventPictures({ values, errors, languages, change, number }: EventPart & { number: string }) {
  const { t } = useI18n();
  const { pictures } = values;
  const put = (changed: PictureForm[]) => change({ ...values, pictures: changed });
  return (
    <>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture has no id, and keeps its place
        <div key={index} className="event-ticket">
          <div className="event-ticket-head">
            <h3>{t(index === 0 ? 'event.picture.first' : 'event.picture.more', { number: index + 1 })}</h3>
            {index > 0 && (
              <Button variant="quiet" onClick={() => put(pictures.filter((_, at) => at !== index))}>
                {t('event.picture.remove')}
              </Button>
            )}
          </div>
          <PictureField
            name={`picture-${index}`}
            number={number}
            picture={picture}
            languages={languages}
            errors={errors}
            onChange={(changed) => put(pictures.map((one, at) => (at === index ? changed : one)))}
          />
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={() => put([...pictures, NONE])}>
          {t('event.picture.add')}
        </Button>
      </div>
    </>
  );
}
