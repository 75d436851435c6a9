import type { SdkMethod } from '../../model/sdk';
import type { Surface } from '../../model/surface';

/** Returns the methods of all classes; `name` is `Class.method`. */
export function methodsIn({ modules }: Surface): readonly { readonly name: string; readonly method: SdkMethod }[] {
  return modules.flatMap(({ exports }) =>
    exports.flatMap((item) =>
      item.kind === 'class' ? item.methods.map((method) => ({ name: `${item.name}.${method.name}`, method })) : [],
    ),
  );
}
