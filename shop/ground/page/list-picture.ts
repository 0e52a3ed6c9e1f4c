/** The `sizes` of a picture in a list of products, as `list-page.module.css` sets it. */
export const LIST_PICTURE_SIZES = '(min-width: 88rem) max(34rem, 33vw), (min-width: 768px) 40vw, 94vw';
