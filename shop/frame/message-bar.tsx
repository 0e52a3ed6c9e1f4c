import './message-bar.css';
import { useMessage } from '../ground/message-store.ts';
import { useOutage } from './outage-later.tsx';

/** The place of the one global message; the live region is there from the start, or screen readers would miss it. */
export function MessageBar() {
  const message = useMessage();
  const outage = useOutage();
  return (
    <div className="message-place" role="alert">
      {message && outage && <outage.Message {...message} />}
    </div>
  );
}
