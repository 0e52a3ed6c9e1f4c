// Which lines of an order are for coming to the museum, and so say when and where.
import { type OrderLine, productKind } from '../product-kinds.ts';

export type VisitLine = Extract<OrderLine, { datetime: string }>;

export function isVisit(line: OrderLine): line is VisitLine {
  return productKind(line.type).isVisit;
}
