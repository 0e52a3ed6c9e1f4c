// Wording is ICU messages, keyed and typed: the English catalogue of a section is the reference; its keys
// and the arguments inside its messages are what `translate` accepts.

/** A catalogue with the same keys as the reference, in another language. */
export type Wording<Reference> = { readonly [Key in keyof Reference]: string };

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;

// A brace after one of these opens a branch of a plural or select, not an argument.
type BranchWord = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | '=0' | '=1' | '=2';
type EndsInBranch<S extends string> = S extends `${string}${BranchWord} ` | `${string}${BranchWord}`
  ? true
  : false;

/** Names of the arguments of an ICU message. In a `select`, branches must be named in `BranchWord`. */
type ArgumentNames<Message extends string> = Message extends `${infer Before}{${infer Rest}`
  ? EndsInBranch<Before> extends true
    ? ArgumentNames<Rest>
    : Rest extends `${infer Name},${infer After}`
      ? Name extends `${infer Simple}}${string}`
        ? Trim<Simple> | ArgumentNames<Rest>
        : Trim<Name> | ArgumentNames<After>
      : Rest extends `${infer Simple}}${infer After}`
        ? Trim<Simple> | ArgumentNames<After>
        : never
  : never;

export type MessageArguments<Message extends string> = [ArgumentNames<Message>] extends [never]
  ? []
  : [values: Record<ArgumentNames<Message>, string | number>];

/** Looks wording up and fills its arguments in: the `t` of every page, mail and document. */
export type Translate<Reference extends Record<string, string>> = <Key extends keyof Reference & string>(
  key: Key,
  ...values: MessageArguments<Reference[Key]>
) => string;
