/** Stands for hoist-non-react-statics: the router brings it for `withRouter`, which nothing here uses. */
export default function hoistStatics(): never {
  throw new Error('withRouter needs hoist-non-react-statics: see light/application/stand-ins.ts');
}
