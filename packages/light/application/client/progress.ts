/**
 * Replaces nprogress in the browser: the bar above a page during a slow change of route. The original reads the bar's
 * width just after the new page was inserted. That forces a layout, which the browser repeats once the head has
 * changed. This one animates without reading the layout.
 */
let bar: HTMLElement | undefined;

const progress = {
  configure: (): void => undefined,
  /** Shows the bar. It slows down and never reaches the end by itself. */
  start(): void {
    if (bar !== undefined) return;
    bar = document.createElement('div');
    bar.id = 'nprogress';
    bar.innerHTML = '<div class="bar"><div class="peg"></div></div>';
    document.body.append(bar);
    bar.firstElementChild?.animate([{ transform: 'translateX(-92%)' }, { transform: 'translateX(-8%)' }], {
      duration: 20_000,
      easing: 'cubic-bezier(0, 0.7, 0.3, 1)',
      fill: 'forwards',
    });
  },
  /** Fades the bar out. Without a bar nothing happens. */
  done(): void {
    const old = bar;
    bar = undefined;
    if (old === undefined) return;
    old.animate([{ opacity: 1 }, { opacity: 0 }], 300).onfinish = () => old.remove();
  },
};

export default progress;
