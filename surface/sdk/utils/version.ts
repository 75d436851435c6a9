/**
 * Version of the SDK as text, without a leading `v`. It also ends the message of every {@link BaseError}.
 */
export declare const version: string;
