import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';

/** Props of all parts of the count step. */
export type CountProps = {
  form: TourForm;
  sale: TourSale;
  /** The visitor has tried to add it: what is missing may be said. */
  tried: boolean;
  onChange: (form: TourForm) => void;
};
