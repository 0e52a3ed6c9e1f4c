import type { ThingOption, ThingShape } from '../../../domain/programme/thing-shape.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { ShapeProps, Shared } from './shape-props.ts';

type Props = ShapeProps<ThingShape> & { suggested: readonly ThingOption[]; shared: Shared };

/** A name that is looked for by what it stands for: the key of a text by the words that the shop says. */
export function SuggestedField({ at, suggested, value, onChange, shared }: Props) {
  const { t } = useI18n();
  const typed = typeof value === 'string' ? value : '';
  const meant = suggested.find((one) => one.value === typed);
  const list = `suggested-${at}`;
  return (
    <>
      <TextField
        {...shared}
        list={list}
        hint={meant ? t('thing.suggested.now', { text: meant.name }) : shared.hint}
        value={typed}
        onChange={(text) => onChange(text === '' ? undefined : text)}
      />
      <datalist id={list}>
        {suggested.map((one) => (
          <option key={one.value} value={one.value} label={one.name} />
        ))}
      </datalist>
    </>
  );
}
