/** What the dialog of every act on an order gets. It is mounted while it is open. */
export type ActProps = {
  /** Of the order. */
  readonly number: string;
  readonly onClose: () => void;
  /** It is done: the page shows what is different. */
  readonly onDone: () => void;
};
