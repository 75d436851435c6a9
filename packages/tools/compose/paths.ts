/** Paths of fields that are not arguments start with a dot, so that no parameter has the same path. */
export const SENDER = '.from';
export const TARGET = '.to';
export const VALUE = '.value';
export const SELECTED = '.token';
export const PERMIT_DEADLINE = '.deadline';
export const PERMIT_SIGNATURE = '.signature';
export const DATA = 'data';
/** The allowances exist already: no approval is made. */
export const APPROVED = '.approved';
export const allowanceToken = (index: number): string => `.approve.${index}.token`;
export const allowanceAmount = (index: number): string => `.approve.${index}.amount`;

/** Name of raw calldata in links. */
export const RAW = 'calldata';
