import type { Actor } from '../../../domain/staff/act.ts';
import type { Caller } from '../../api/handler.ts';

/** Who makes a call of the office. @throws Error for a call that no member of staff has made: its permit would be wrong */
export function actorOf({ staff, address }: Pick<Caller, 'staff' | 'address'>): Actor {
  if (!staff) throw new Error('nobody of the staff has made this call');
  return { kind: 'staff', staffId: staff.staffId, address };
}
