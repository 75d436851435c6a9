import { mutabilityOf } from '../../model/badge';
import { tagLocation } from './documented';
import { methodsIn } from './exports';
import { problem, type Rule } from './rule';

/** `@calls Contract.fn(types)` names a function of a contract, with its canonical types. */
export const callTarget: Rule = (surface) =>
  methodsIn(surface).flatMap(({ name, method }) =>
    method.calls.flatMap((call) => {
      if (mutabilityOf(call, surface.contracts) !== null) return [];
      const target = `${call.contract}.${call.signature}`;
      const contract = surface.contracts.find((candidate) => candidate.name === call.contract);
      const bare = call.signature.replace(/\(.*/, '');
      const similar =
        contract?.functions.filter((member) => member.name === bare).map(({ signature }) => signature) ?? [];
      const hint =
        similar.length > 0
          ? `it has ${similar.join(', ')}`
          : 'Contract is a file name of surface/contracts, the types are canonical';
      return [
        problem(tagLocation(method.doc, 'calls', call.contract), `${name} calls ${target}, which does not exist`, hint),
      ];
    }),
  );
