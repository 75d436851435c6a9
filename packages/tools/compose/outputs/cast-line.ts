import type { Call, Value } from '../composed';

/**
 * `cast send` lines in order, the approvals of a call before it. A line that cast refuses stops those after it; a mined
 * revert does not, because cast exits with 0 then. `--chain` makes each line fail at a node of another chain, where the
 * target may have no code and keep the ETH.
 */
export const castLines = (calls: readonly Call[]): string => calls.flatMap(linesOf).join(' &&\n');

/** Nested texts, and bytes that a shell or cast could parse in two ways, are sent as calldata. */
function linesOf(call: Call): readonly string[] {
  const { to, item, args, value, data, from, allowances, chainId } = call;
  const end = `--rpc-url "$RPC_URL" --chain ${chainId}${from === null ? '' : ` --from ${from}`}`;
  const approvals = allowances.map(
    ({ token, spender, amount }) =>
      `cast send ${token} ${quote('approve(address,uint256)')} ${spender} ${amount} ${end}`,
  );
  const plain = item?.inputs.every(
    ({ type, components }) =>
      (components === undefined && !type.endsWith(']')) || !/string/.test(JSON.stringify([type, components])),
  );
  const words =
    item !== null && plain === true
      ? [quote(item.signature), ...args.map((arg) => quote(castValue(arg)))]
      : data === '0x'
        ? []
        : [data];
  const sent = value === 0n ? '' : `--value ${value}wei `;
  return [...approvals, `cast send ${to} ${words.join(' ')} ${sent}${end}`];
}

/** Tuples in parentheses, lists in brackets, as cast reads them. */
function castValue(value: Value): string {
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(castValue).join(',')}]`;
  if (typeof value === 'object') return `(${Object.values(value).map(castValue).join(',')})`;
  return String(value);
}

/** One word for a POSIX shell, whatever its content. */
const quote = (text: string): string => (/^[\w.@%+:,/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
