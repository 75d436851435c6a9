import { describe, expect, it } from 'vitest';
import { bodyFileOf } from './body-files';
import { bodyAddress } from './client/body-file';

const page = (body: string, head = '<link rel=stylesheet href=/x/assets/css/styles.1.css>') =>
  `<!doctype html><html><head>${head}</head><body><nav>n</nav><div class="theme-doc-markdown markdown" data-body-of=/x/a>${body}</div><footer>f</footer></body></html>`;

describe('the file with the body of a page', () => {
  it('has the body as printed, and the release that it fits', () => {
    const body = '<h1>A &amp; b</h1><div><p data-props=\'"</div>"\'>One<p>Two\n\nlines</div>';
    expect(bodyFileOf(page(body))).toBe(`/x/assets/css/styles.1.css\n${body}`);
  });

  it('does not exist for a page without a body or without a release', () => {
    expect(bodyFileOf('<html><body><main>Search</main></body></html>')).toBeNull();
    expect(bodyFileOf(page('text', ''))).toBeNull();
  });

  it('lies in the folder of the page, with or without a slash at its end', () => {
    expect([bodyAddress('/x/a'), bodyAddress('/x/a/'), bodyAddress('/x/')]).toEqual([
      '/x/a/body.txt',
      '/x/a/body.txt',
      '/x/body.txt',
    ]);
  });
});
