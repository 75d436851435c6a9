/** Stands for a component that this site never shows: the plugin sees to it that no page was printed with one. */
export default (): null => null;
