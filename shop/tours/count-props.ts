import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';

/** Props of all parts of the count step. */
export type CountProps = {
  form: TourForm;
  sale: TourSale;
  /** Whether the visitor has tried to add the tour, so that what is missing may be shown. */
  tried: boolean;
  onChange: (form: TourForm) => void;
};
