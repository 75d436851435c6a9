// Style sheets of what printed bodies are made of: in the browser's build, its loader imports them here (loaders/printed-styles.cjs).
export {};
