import { isLeft } from '../../domain/desk/desk-pass.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import type { DeskSale } from './use-desk-sale.ts';

/** An annual pass: which, and for whom. */
export function PassChoosing({ desk: { day, pass } }: { desk: DeskSale }) {
  const { t, formats } = useI18n();
  const { choice, tried, line, change } = pass;
  if (!choice) return null;
  return (
    <>
      <div className="desk-events">
        <RadioGroup
          name="pass"
          legend={t('desk.passes')}
          value={choice.passId}
          options={day.passes.map((article) => ({
            value: article.id,
            label: article.name,
            hint: isLeft(article) ? formats.money(article.price) : t('desk.event.full'),
            disabled: !isLeft(article),
          }))}
          onChange={(passId) => change({ passId })}
        />
      </div>
      <TextField
        name="owner"
        label={t('desk.pass.owner')}
        value={choice.owner}
        error={tried && !line ? t('desk.pass.missing') : undefined}
        autoComplete="off"
        maxLength={100}
        onChange={(owner) => change({ owner })}
      />
    </>
  );
}
