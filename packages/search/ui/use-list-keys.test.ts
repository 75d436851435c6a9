import { describe, expect, it, vi } from 'vitest';
import { act } from './use-list-keys';

const keys = (active: number, open = true, count = 3) => ({
  count,
  active,
  open,
  setActive: vi.fn(),
  choose: vi.fn(),
  unfold: vi.fn(() => true),
  show: vi.fn(),
  close: vi.fn(),
  leave: vi.fn(),
});

describe('arrows', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i leads to %i', (key, active, target) => {
    const list = keys(active);
    expect(act(key, list)).toBe(true);
    expect(list.setActive).toHaveBeenCalledWith(target);
  });
  it('leave the caret to the box', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) expect(act(key, keys(-1))).toBe(false);
  });
  it('unfold and fold the active name', () => {
    const list = keys(1);
    act('ArrowRight', list);
    act('ArrowLeft', list);
    expect(list.unfold.mock.calls).toEqual([[true], [false]]);
  });
  it('open a closed list', () => {
    const list = keys(-1, false);
    expect(act('ArrowDown', list)).toBe(true);
    expect(list.show).toHaveBeenCalled();
  });
});

it('Escape closes the list, then leaves the box', () => {
  const [open, closed] = [keys(-1), keys(-1, false)];
  act('Escape', open);
  act('Escape', closed);
  expect([open.close, open.leave, closed.leave].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
