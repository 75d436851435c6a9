/**
 * Current time of the local clock in whole seconds, rounded down: the form in which contracts count time.
 *
 * The SDK adds 7200 to it for the deadline of permits, so a permit is valid for two hours by the clock of the machine
 * that signs.
 *
 * @unit return - unix seconds
 * @returns Current time
 * @warning It is not the time of the chain. A local clock that is more than two hours slow makes permits that have
 * already expired.
 */
export declare const getTimestampInSeconds: () => number;
