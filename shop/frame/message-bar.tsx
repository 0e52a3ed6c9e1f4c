import './message-bar.css';
import { useMessage } from '../ground/message-store.ts';
import { useOutage } from './outage-later.tsx';

/** Place of the global message. The live region is there from the start, or screen readers would miss the message. */
export function MessageBar() {
  const message = useMessage();
  const outage = useOutage();
  return (
    <div className="message-place" role="alert">
      {message && outage && <outage.Message {...message} />}
    </div>
  );
}
