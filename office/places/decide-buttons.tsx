import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { DecideSheet } from './decide-sheet.tsx';
import type { Kind } from './decision-values.ts';
import type { Choices } from './fields-props.ts';

const WORDING = {
  capacity: 'place.change',
  block: 'place.block',
  closure: 'place.close',
  extra: 'place.add',
} as const satisfies Record<Kind, string>;

type Props = { choices: Choices; day: string; pool: string; time?: string; kinds?: readonly Kind[] };

/** What can be decided here; each opens its sheet. */
export function DecideButtons({ choices, day, pool, time = '', kinds }: Props) {
  const { t } = useI18n();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Kind>();
  const close = () => setOpen(undefined);
  return (
    <>
      {(kinds ?? (Object.keys(WORDING) as Kind[])).map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
          {t(WORDING[kind])}
        </Button>
      ))}
      {open && (
        <DecideSheet
          key={open}
          kind={open}
          choices={choices}
          given={{ day: day < choices.today ? choices.today : day, pool, time }}
          onClose={close}
          onDone={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </>
  );
}
