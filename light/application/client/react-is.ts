/** Stands for react-is, which the router asks in development only. */
export const isValidElementType = (): boolean => true;
