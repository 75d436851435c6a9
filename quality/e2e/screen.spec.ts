import { screenProblems, type Screen } from './support/screen';
import { expect, test } from './support/test';

/** A page with each fault once, all at the smallest width at which its limit applies. */
const FAULTS: Readonly<Record<keyof Screen, string>> = {
  croppedTables:
    '<div style="overflow: auto; width: 300px"><table><tr><td style="min-width: 400px">cut</td></tr></table></div>',
  croppedCode: '<pre style="overflow: auto; width: 90px">const cut = 1234567;</pre>',
  coveredCode:
    '<div style="position: relative"><div><pre>const covered = 1;</pre></div><button data-copy="code" style="position: absolute; left: 0; top: 0">copy</button></div>',
  longLines: `<p style="width: 1100px; font-size: 8px">${'words and words '.repeat(9)}</p>`,
  brokenNames: '<p style="width: 9ch; overflow-wrap: anywhere">NonRestakingWithdrawal</p>',
  hiddenControls: '<button style="opacity: 0">seen by nobody</button>',
  tallRows: `<table><tr><td style="width: 200px">${'words and words '.repeat(40)}</td></tr></table>`,
  emptyRows: '<table><tr><td style="width: 900px; height: 150px">one</td></tr></table>',
  screens: '<div style="height: 27100px">long</div>',
};

test('the sweep finds each fault, and none on a sound page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const found = async (html: string): Promise<(string | undefined)[]> => {
    await page.setContent(`<main>${html}</main>`);
    return (await screenProblems(page)).map((line) => line.split(':')[0]);
  };
  for (const [fault, html] of Object.entries(FAULTS)) expect.soft(await found(html)).toEqual([fault]);
  expect(await found('<table><tr><th>name</th><td>fact</td></tr></table><pre>code</pre><p>text</p>')).toEqual([]);
});
