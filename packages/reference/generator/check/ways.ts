import { lineOf, waysOf, type Picture, type Way } from '../../model/pictures';
import type { Surface } from '../../model/surface';
import { exportsOf } from './exports';
import { problem, type Finding } from './rule';

/** The target of a text that is one link. */
const TARGET = /^\{@link\s+([\w.]+)(?:\s*\|[^}]*)?\}$/;

/**
 * A picture of ways leads from each holding through a wish to a method of the handler at its end, whose box has its
 * name in code.
 */
export function wayProblems(picture: Picture, surface: Surface): Finding[] {
  const at = (message: string, hint: string): Finding => problem(picture.location, `${picture.name}: ${message}`, hint);
  const handlers = exportsOf(surface, 'class').filter(({ handler }) => handler !== null);
  const ways = waysOf(picture);
  const onWays = new Set(ways.flatMap(({ hold, wish, handler }) => [hold, wish, handler]));
  return [
    ...picture.nodes
      .filter((node) => !onWays.has(node))
      .map(({ id }) => at(`box ${id} is on no way`, 'a way is holding -> wish -> handler')),
    ...(picture.arrows.length === 2 * ways.length
      ? []
      : [at(`${picture.arrows.length} arrows for ${ways.length} ways`, 'each way has two arrows of its own')]),
    ...(['hold', 'handler'] as const).flatMap((end) =>
      ways
        .filter(
          (way, index) => ways[index - 1]?.[end] !== way[end] && ways.findIndex((one) => one[end] === way[end]) < index,
        )
        .map((way) =>
          at(`the ways of ${way[end].id} are apart`, 'boxes stand in the order of the drawing: put them together'),
        ),
    ),
    ...ways.flatMap((way) => methodProblems(way)),
  ];

  function methodProblems({ wish, call, handler }: Way): Finding[] {
    const found = handlers.find(({ name }) => name === TARGET.exec(handler.text)?.[1]);
    if (found === undefined) return [at(`box ${handler.id} links no handler`, 'its text is {@link SomeHandler}')];
    const method = lineOf(call.label);
    return [
      ...(found.handler?.clientProperty === lineOf(handler.label)
        ? []
        : [
            at(
              `box ${handler.id} shows ${lineOf(handler.label)}`,
              `code writes ${found.handler?.clientProperty ?? ''}`,
            ),
          ]),
      ...(found.methods.some(({ name }) => name === method) && TARGET.exec(call.text)?.[1] === `${found.name}.${method}`
        ? []
        : [at(`arrow ${wish.id} -> ${handler.id} shows ${method}`, `its text links this method of ${found.name}`)]),
      ...(/^\[[^\]]+\]\(\/[^)]*\)$/.test(wish.text)
        ? []
        : [at(`box ${wish.id} links no guide`, 'its text is [wish](/page)')]),
    ];
  }
}
