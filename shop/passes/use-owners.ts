// The owners of the passes to buy, one per pass. No errors are shown before the first try, and each change is checked after
// it. Typed owners are kept, also while there are fewer passes (spec 5).
import { useState } from 'react';
import { isOwner } from '../../domain/passes/is-owner.ts';
import type { Owner } from '../../domain/passes/owner.ts';
import { ownerProblems, ownersFor } from '../../domain/passes/owners.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useKeptChoice } from '../cart/use-kept-choice.ts';
import { fieldProblemText } from '../ground/form/field-problem-text.ts';
import { useShell } from '../ground/use-shell.ts';

/**
 * @param pass its id
 * @param known the owners of passes that are changed; undefined where none are
 */
export function useOwners(pass: string, count: number, known: readonly Owner[] | undefined) {
  const { config, info } = useShell();
  const { t } = useI18n();
  const usualCountry = config.default_user_country_key;
  const country = Object.hasOwn(info.countries, usualCountry) ? usualCountry : '';
  const [own, setTyped] = useState<readonly Owner[]>();
  const typed = own ?? known ?? [];
  useKeptChoice({
    page: `owners ${pass}`,
    choice: own ?? [],
    isEmpty: own === undefined,
    isChanging: known !== undefined,
    restore: (stored) => Array.isArray(stored) && setTyped(stored.filter(isOwner)),
  });
  const [tries, setTries] = useState(0);
  // Fields that the summary names: those wrong at the last try, without those corrected since.
  const [listed, setListed] = useState<readonly string[]>([]);
  const owners = ownersFor(typed, count, country);
  const problems = ownerProblems(owners, info.countries);

  const change = (index: number, owner: Owner) => {
    const next = ownersFor(typed, Math.max(typed.length, index + 1), country).with(index, owner);
    const stillWrong = ownerProblems(next, info.countries);
    setTyped(next);
    setListed((known) => known.filter((field) => stillWrong[field]));
  };

  /** True when every owner is complete; else everything that is missing is shown. */
  const check = (): boolean => {
    const wrong = Object.keys(problems);
    setListed(wrong);
    setTries((times) => times + 1);
    return wrong.length === 0;
  };

  const clear = () => {
    setTyped(undefined);
    setTries(0);
    setListed([]);
  };

  /** Words per field, `owners.0.address.zip`; none before the first try. */
  const errors: Record<string, string> = {};
  if (tries > 0)
    for (const [field, [problem]] of Object.entries(problems))
      if (problem) errors[field] = fieldProblemText(field, problem, t);

  return { owners, change, check, clear, errors, listed: listed.filter((field) => errors[field]), tries };
}
