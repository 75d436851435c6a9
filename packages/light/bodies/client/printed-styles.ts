// The loader of the browser's build imports the style sheets of printed bodies here (loaders/printed-styles.cjs).
export {};
