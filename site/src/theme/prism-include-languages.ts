// Overrides the theme's loader: code is highlighted at build (packages/content/markdown/code-blocks.ts), so the browser needs no
// grammar.
export default function prismIncludeLanguages(): void {}
