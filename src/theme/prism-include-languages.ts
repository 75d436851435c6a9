// Overrides the theme's loader: code is highlighted at build (plugins/code-blocks), no grammar goes to the browser.
export default function prismIncludeLanguages(): void {}
