// The typed API for what a page asks after it was loaded: another day's times, another month. Pages get their first data
// from their loaders, so the server never calls during rendering.
import { createContext, type ReactNode, use } from 'react';
import type { Call } from './call.ts';

const CallContext = createContext<Call>(noCall);

export function CallProvider(props: { call: Call; children: ReactNode }) {
  return <CallContext value={props.call}>{props.children}</CallContext>;
}

/** The API in the page's language. Calls reject on the server. */
export function useCall(): Call {
  return use(CallContext);
}

function noCall(): Promise<never> {
  return Promise.reject(new Error('Calls outside of loaders are made in the browser only'));
}
