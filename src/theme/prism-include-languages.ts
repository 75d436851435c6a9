// Overrides the theme's loader: code is highlighted at build (markdown/code-blocks.ts), no grammar goes to the browser.
export default function prismIncludeLanguages(): void {}
