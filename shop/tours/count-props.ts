import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';

/** What every part of "how many" works with. */
export type CountProps = {
  form: TourForm;
  sale: TourSale;
  /** The visitor has tried to add it: what is missing may be said. */
  tried: boolean;
  onChange: (form: TourForm) => void;
};
