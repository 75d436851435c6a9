/** Paths of the fields that are no arguments start with a dot, so that no parameter has their name. */
export const SENDER = '.from';
export const TARGET = '.to';
export const VALUE = '.value';
export const SELECTED = '.token';
export const PERMIT_DEADLINE = '.deadline';
export const PERMIT_SIGNATURE = '.signature';
export const DATA = 'data';
/** The allowances are there already: no approval is made. */
export const APPROVED = '.approved';
export const allowanceToken = (index: number): string => `.approve.${index}.token`;
export const allowanceAmount = (index: number): string => `.approve.${index}.amount`;

/** What a link names for calldata as it is. */
export const RAW = 'calldata';
