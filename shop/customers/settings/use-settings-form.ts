// A form in the settings. Its values are dropped when it closes.
import { useState } from 'react';
import type { FieldProblem } from '../../../domain/refusal.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useShopForm } from '../../ground/form/use-shop-form.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

type Options<Field extends string> = {
  readonly start: Values<Field>;
  readonly check: (values: Values<Field>) => Readonly<Partial<Record<string, readonly FieldProblem[]>>>;
  readonly send: (values: Values<Field>) => Promise<void>;
  /** In the order of the page. */
  readonly labels: Readonly<Record<string, string>>;
  /** Prefix of the controls' names, because several forms on the page have fields of the same name. */
  readonly prefix?: string;
};

export function useSettingsForm<Field extends string>(options: Options<Field>) {
  const { start, check, send, labels, prefix = '' } = options;
  const [values, setValues] = useState(start);
  const [refusedWith, setRefusedWith] = useState<string>();
  const read = (named: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(named).map(([name, value]) => [name.slice(prefix.length), value]),
    ) as Values<Field>;
  const form = useShopForm<Readonly<Record<string, string>>>({
    values: prefixed(prefix, values),
    keep: (next) => setValues(read(next)),
    check: (next) => prefixed(prefix, check(read(next))),
    send: async (next) => {
      setRefusedWith(undefined);
      await send(read(next)).catch((problem: unknown) => {
        if (problem instanceof ApiRefusal && problem.code !== 'FIELDS_INVALID')
          setRefusedWith(problem.message);
        throw problem;
      });
    },
    fieldsOf: ({ fields }) => prefixed(prefix, fields),
  });
  const change = (changes: Partial<Values<Field>>) =>
    form.change(prefixed<string>(prefix, { ...values, ...changes }));
  return {
    ...form,
    values,
    change,
    labels: prefixed(prefix, labels),
    /** The refusal, shown above the list of errors. */
    refusedWith,
    /** Props of a single field. */
    field: (field: Field) => ({
      name: prefix + field,
      label: labels[field] ?? field,
      value: values[field],
      onChange: (value: string) => change({ [field]: value } as Partial<Values<Field>>),
      error: form.errors[prefix + field],
      required: true,
    }),
  };
}

function prefixed<T>(prefix: string, given: Readonly<Partial<Record<string, T>>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [[prefix + field, value]])),
  );
}
