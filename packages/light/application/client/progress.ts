/** Replaces the theme's progress bar, which depends on nprogress. Place and styles are the same. */
import '@docusaurus/theme-classic/lib/nprogress.css';
import { PROGRESS_BAR_DELAY_MS } from '../../../../site/config/limits';

interface Update {
  readonly location: { readonly pathname: string };
  readonly previousLocation: { readonly pathname: string } | null;
}

const FADE_MS = 200;
const STEP_MS = 800;
/** Share of the bar that shows at once, and share of the rest that each step adds. */
const START = 0.08;
const STEP = 0.02;

let bar: HTMLElement | undefined;
let share = 0;
let steps = 0;

function show(next: number): void {
  share = next;
  const inner = bar?.firstElementChild as HTMLElement | null | undefined;
  if (inner) inner.style.transform = `translate3d(${(share - 1) * 100}%,0,0)`;
}

function start(): void {
  if (bar !== undefined) return;
  bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.innerHTML = '<div class="bar" role="bar"><div class="peg"></div></div>';
  show(0);
  document.body.append(bar);
  // Forces a layout, so that the first step is animated.
  void bar.offsetWidth;
  (bar.firstElementChild as HTMLElement).style.transition = `all ${FADE_MS}ms ease`;
  show(START);
  steps = window.setInterval(() => show(share + (1 - share) * STEP), STEP_MS);
}

function done(): void {
  const finished = bar;
  if (finished === undefined) return;
  clearInterval(steps);
  show(1);
  bar = undefined;
  setTimeout(() => {
    finished.style.transition = `all ${FADE_MS}ms linear`;
    finished.style.opacity = '0';
    setTimeout(() => finished.remove(), FADE_MS);
  }, FADE_MS);
}

export default {
  onRouteUpdate({ location, previousLocation }: Update): (() => void) | undefined {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return undefined;
    const delay = window.setTimeout(start, PROGRESS_BAR_DELAY_MS);
    return () => clearTimeout(delay);
  },
  onRouteDidUpdate: done,
};
