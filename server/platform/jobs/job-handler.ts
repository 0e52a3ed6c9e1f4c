/** What a job does; it may run twice. @param signal aborted when another process has taken the job over */
export type JobHandler<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

export type JobLog = {
  error(details: object, text: string): void;
  warn(details: object, text: string): void;
};
