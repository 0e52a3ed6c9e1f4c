// Payment requests for whoever writes about them.
import { findRequest, type RequestRow, requestsOfCart } from './request-store.ts';

export type AskedFor = RequestRow;
export { findRequest as requestAskedFor, requestsOfCart };
