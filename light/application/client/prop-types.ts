/** Stands for prop-types, which checks nothing in production: any type that a component names for its properties. */
const type = (): null => null;
type.isRequired = type;
const factory = (): typeof type => type;

export default {
  array: type,
  bool: type,
  func: type,
  node: type,
  number: type,
  object: type,
  string: type,
  arrayOf: factory,
  oneOf: factory,
  oneOfType: factory,
  shape: factory,
};
