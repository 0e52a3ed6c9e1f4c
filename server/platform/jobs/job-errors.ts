// What a job throws when it knows more than that it failed. Everything else is tried again, with growing pauses.

/** It would fail every time: the job is set aside at once. */
export class PointlessToRetry extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PointlessToRetry';
  }
}

/** The thread that did its work died of it. After a few of these, as after deaths of the whole process, the job is set aside. */
export class WorkerDied extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'WorkerDied';
  }
}
