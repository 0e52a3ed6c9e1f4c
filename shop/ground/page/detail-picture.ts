/** The `sizes` of the picture at the head of a product's page, as `detail-page.module.css` sets it. */
export const DETAIL_PICTURE_SIZES = '(min-width: 88rem) max(48rem, 53vw), (min-width: 992px) 55vw, 100vw';
