// A form: it shows no errors before the first submit and checks each change after it. What was typed stays
// (law-and-ux "Practice").
import { useState } from 'react';
import type { FieldErrors, FieldProblem } from '../../domain/refusal.ts';
import { ApiRefusal } from '../call/call.ts';

type Problems = Readonly<Record<string, readonly FieldProblem[]>>;

export type Form<Values> = {
  readonly change: (values: Values) => void;
  /** Error per field: the server's, as long as the value is the one it saw, else our own. */
  readonly errors: Readonly<Record<string, string>>;
  /** Fields that the summary names: those that were wrong at the last submit and still are. */
  readonly listed: readonly string[];
  /** Rises with each submit. */
  readonly tries: number;
  /** Rises with each refusal of the server: what was shown before is out of date then. */
  readonly refusals: number;
  readonly busy: boolean;
  /** A refusal that belongs to no field. */
  readonly failure: ApiRefusal | undefined;
  readonly submit: () => Promise<void>;
};

export type FormOptions<Values> = {
  values: Values;
  keep: (values: Values) => void;
  /** Errors by field. */
  check: (values: Values) => Problems;
  /** Rejects with the server's refusal. */
  send: (values: Values) => Promise<void>;
  /** Errors by field made of a refusal, for servers' fields that have other names here. */
  fieldsOf?: (refusal: ApiRefusal) => FieldErrors;
};

/** @param explain what is wrong with a field, in words */
export function useForm<Values extends object>(
  { values, keep, check, send, fieldsOf = ({ fields }) => fields }: FormOptions<Values>,
  explain: (field: string, problem: FieldProblem) => string,
): Form<Values> {
  const [tries, setTries] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [listed, setListed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  const problems = check(values);
  const errors = problemTexts(tries > 0 ? problems : {}, refused, explain);

  const change = (next: Values) => {
    const same = (field: string) => typedIn(next, field) === typedIn(values, field);
    // The server's error is about the value it saw.
    setRefused((known) => Object.fromEntries(Object.entries(known).filter(([field]) => same(field))));
    const stillWrong = check(next);
    setListed((known) => known.filter((field) => stillWrong[field] || same(field)));
    keep(next);
  };

  const say = (refusal: ApiRefusal) => {
    const fields = fieldsOf(refusal);
    setListed(Object.keys(fields));
    if (Object.keys(fields).length > 0) setRefused(fields);
    else setFailure(refusal);
    setTries((count) => count + 1);
    setRefusals((count) => count + 1);
  };

  const submit = async () => {
    if (busy) return;
    setTries((count) => count + 1);
    setListed(Object.keys(problems));
    setFailure(undefined);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      say(problem);
    } finally {
      setBusy(false);
    }
  };

  return { change, errors, listed, tries, refusals, busy, failure, submit };
}

function problemTexts(
  problems: Problems,
  refused: FieldErrors,
  explain: (field: string, problem: FieldProblem) => string,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, messages] of Object.entries(refused))
    if (messages.length > 0) errors[field] = messages.join(' ');
  for (const [field, [problem]] of Object.entries(problems))
    if (problem) errors[field] = explain(field, problem);
  return errors;
}

function typedIn(values: object, field: string): unknown {
  return (values as Record<string, unknown>)[field];
}
