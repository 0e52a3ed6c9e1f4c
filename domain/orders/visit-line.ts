// Which lines of an order are visits to the museum and so have a time and a place.
import { type OrderLine, productKind } from '../product-kinds.ts';

export type VisitLine = Extract<OrderLine, { datetime: string }>;

export function isVisit(line: OrderLine): line is VisitLine {
  return productKind(line.type).isVisit;
}
