/**
 * Options of Node for a process that lives for seconds. WebAssembly that runs often is compiled again, to run faster: a start
 * on the embedded database spends a third of its time on that, and is over before it is won back.
 */
export const SHORT_LIVED = ['--liftoff-only'];
