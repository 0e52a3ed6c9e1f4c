import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type ChangeQuery = (change: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions) => void;

/** What stands in the address behind the question mark, and how to change it. */
export function useQuery(): readonly [search: URLSearchParams, change: ChangeQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const change: ChangeQuery = useCallback(
    (change, options) => void navigate(`?${change(new URLSearchParams(search))}`, options),
    [navigate, search],
  );
  return [parameters, change];
}
