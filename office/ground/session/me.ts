// Who is signed in, and what they may do. What one may not do is not shown.
import { useRouteLoaderData } from 'react-router';
import type { StaffPermit } from '../../../domain/endpoint.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { Me } from './session-calls.ts';

/** The id of the route around all screens; its data is who is signed in. */
export const OFFICE_ROUTE = 'office';

/** @param permit as in the contract: a permission, or `staff` for everybody */
export function isPermitted({ permissions }: Pick<Me, 'permissions'>, permit: StaffPermit): boolean {
  return permit === 'staff' || permissions.includes(permit.slice('staff:'.length));
}

export function useMe(): Me {
  const me = useRouteLoaderData<Me>(OFFICE_ROUTE);
  if (!me) throw new Error('useMe is called outside of the office’s screens');
  return me;
}

/** Whether the one who is signed in may do something: `may('money.refund')`. */
export function useMay(): (permission: Permission) => boolean {
  const me = useMe();
  return (permission) => isPermitted(me, `staff:${permission}`);
}
