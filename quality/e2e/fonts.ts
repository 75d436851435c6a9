import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Faces for other uses, which a search without a family would match first. */
const OTHERS = ['*Condensed*', '*ExtraLight*', '*TeXGyre*'];

/** The generic families of styles, in the fonts from npm. */
const FAMILIES: Readonly<Record<string, string>> = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
};

/**
 * Gives the browsers that this process starts only the fonts of an npm package, so that measurements do not depend on
 * the machine. Where FONTCONFIG_FILE is set, its fonts stay. Without fontconfig (macOS) it changes nothing. The core
 * set of the browsers uses the machine's fonts: it measures no text, and Firefox does not write letters of these files
 * into a PDF.
 */
export function useOwnFonts(folder = resolve(__dirname, '../../.generated/fonts')): void {
  if (process.env.FONTCONFIG_FILE !== undefined) return;
  const fonts = join(dirname(createRequire(__filename).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
  const aliases = Object.entries(FAMILIES).map(
    ([kind, family]) =>
      `<alias binding="strong"><family>${kind}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  const lines = [
    `<dir>${inXml(fonts)}</dir>`,
    `<cachedir>${inXml(join(folder, 'cache'))}</cachedir>`,
    ...OTHERS.map((glob) => `<selectfont><rejectfont><glob>${glob}</glob></rejectfont></selectfont>`),
    ...aliases,
    // Rendering settings of Debian.
    '<match target="font"><edit name="hintstyle"><const>hintslight</const></edit></match>',
    // Fallback for families that are not there.
    '<match target="pattern"><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>',
  ];
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`,
  );
  process.env.FONTCONFIG_FILE = file;
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
