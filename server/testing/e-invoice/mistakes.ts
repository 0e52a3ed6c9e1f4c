// How e-invoices are made wrong, to see rules fail.

/** What a right one is of: several rates with a parcel, a discount and a voucher; a transfer; a gift; what is given back. */
export type Right = 'mixed' | 'transfer' | 'gift' | 'credit';
export type Mistake = (xml: string) => string;
/** The rules that a mistake breaks, with a space between them. */
export type BrokenExample = readonly [breaks: string, mistake: Mistake, of?: Right];

/** The first match is written otherwise. */
export function write(wrong: RegExp, instead: string): Mistake {
  return (xml) => xml.replace(wrong, instead);
}

/** The first element of this name is left out, within the first one of another name if that is given. */
export function drop(name: string, within?: string): Mistake {
  const element = new RegExp(`<ram:${name}( [^>]*)?>[\\s\\S]*?</ram:${name}>`);
  return within ? inside(within, write(element, '')) : write(element, '');
}

/** The mistake is made in the first element of this name. */
export function inside(name: string, mistake: Mistake): Mistake {
  const element = new RegExp(`<(r[as]m:${name})>[\\s\\S]*?</\\1>`);
  return (xml) => xml.replace(element, (found) => mistake(found));
}

/** Several mistakes at once. */
export function all(...mistakes: Mistake[]): Mistake {
  return (xml) => mistakes.reduce((changed, mistake) => mistake(changed), xml);
}

/** The first element of this name has only a space in it. */
export function blank(name: string): Mistake {
  return write(new RegExp(`(<ram:${name}>)[^<]+`), '$1 ');
}
