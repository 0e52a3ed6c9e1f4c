import { Fragment } from 'react';

const NUMBER = /(\b\d{4}-\d{4,}\b)/;

/** A text in which the number of an order is one word, however narrow the page. */
export function Unbroken({ text }: { text: string }) {
  return text.split(NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
