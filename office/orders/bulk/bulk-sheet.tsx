// An act on many orders: what will happen, then how far it is, and what came of each.
import './bulk.css';
import { type ReactNode, useState } from 'react';
import { officePaths } from '../../../domain/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { LongAct } from '../../ground/act/long-act.tsx';
import { type LongActState, type Outcome, useLongAct } from '../../ground/act/use-long-act.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { Sheet } from '../../ground/page/sheet.tsx';

export type BulkProps = {
  /** Of the orders. */
  readonly numbers: readonly string[];
  readonly onClose: () => void;
};

type Props<Values extends object> = BulkProps & {
  readonly title: string;
  readonly confirmLabel: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly values: Values;
  readonly keep: (values: Values) => void;
  readonly check: (values: Values) => Record<string, ['REQUIRED']>;
  readonly preview: ReactNode;
  readonly act: (number: string) => Promise<Outcome>;
  readonly children?: (form: {
    readonly errors: Readonly<Record<string, string>>;
    readonly change: (values: Values) => void;
  }) => ReactNode;
};

export function BulkSheet<Values extends object>(props: Props<Values>) {
  const { numbers, title, onClose } = props;
  const [started, setStarted] = useState(false);
  const long = useLongAct(numbers, props.act);
  const form = useOfficeForm<Values>({
    values: props.values,
    keep: props.keep,
    check: props.check,
    send: () => {
      setStarted(true);
      long.run();
      return Promise.resolve();
    },
  });
  if (started)
    return (
      <Sheet open title={title} onClose={onClose}>
        <Running title={title} numbers={numbers} long={long} onClose={onClose} />
      </Sheet>
    );
  return (
    <ActSheet
      open
      title={title}
      onClose={onClose}
      form={form}
      labels={props.labels ?? {}}
      confirmLabel={props.confirmLabel}
      preview={props.preview}
    >
      {props.children?.(form)}
    </ActSheet>
  );
}

type RunningProps = BulkProps & { readonly title: string; readonly long: LongActState };

/** What is not done can be tried again; what is done is not done twice. */
function Running({ title, numbers, long, onClose }: RunningProps) {
  const { t } = useI18n();
  const { outcomes, running, run, stop } = long;
  const failed = [...outcomes.values()].filter(({ done }) => !done).length;
  const open = numbers.length - outcomes.size;
  return (
    <div className="bulk">
      <LongAct label={title} done={outcomes.size} all={numbers.length} {...(running && { onStop: stop })} />
      {!running && (
        <p role="status">
          {t(open > 0 ? 'bulk.stopped' : failed > 0 ? 'bulk.some' : 'bulk.all', { open, failed })}
        </p>
      )}
      <ul className="bulk-outcomes">
        {numbers.flatMap((number) => {
          const outcome = outcomes.get(number);
          return outcome ? (
            <li key={number} data-done={outcome.done}>
              <OfficeLink to={officePaths.order(number)}>{number}</OfficeLink>
              <span>{outcome.said}</span>
            </li>
          ) : (
            []
          );
        })}
      </ul>
      {!running && (
        <div className="form-buttons">
          {(open > 0 || failed > 0) && (
            <Button onClick={run}>{t(open > 0 ? 'bulk.resume' : 'bulk.retry')}</Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('bulk.close')}
          </Button>
        </div>
      )}
    </div>
  );
}
