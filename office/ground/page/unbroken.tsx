import { Fragment } from 'react';

const NUMBER = /\b\d{4}-\d{4,}\b/g;

/** A text in which the number of an order is one word, however narrow the page. */
export function Unbroken({ text }: { text: string }) {
  const numbers = [...text.matchAll(NUMBER)];
  return (
    <>
      {numbers.map(({ 0: number, index }, place) => (
        <Fragment key={index}>
          {text.slice(endOf(numbers[place - 1]), index)}
          <span className="unbroken">{number}</span>
        </Fragment>
      ))}
      {text.slice(endOf(numbers.at(-1)))}
    </>
  );
}

function endOf(number: RegExpExecArray | undefined): number {
  return number ? number.index + number[0].length : 0;
}
