import { adoptStyles } from '../browser/adopt-styles';

/** Styles of answers; all tools share them. */
export const styleAnswers = (): void =>
  adoptStyles(`
.tool-answer{border:1px solid var(--sdk-line);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0;overflow-wrap:anywhere}
.tool-answer.tool-answer>h2{margin:0 0 .5rem;font-size:1.125rem}
.tool-answer p{margin:0 0 .5rem}
.tool-answer .tool-answer{margin:.5rem 0}
.tool-tree{list-style:none;margin:0 0 .5rem;padding:0 0 0 .75rem;border-left:2px solid var(--sdk-line)}
.tool-tree li{margin:.25rem 0}
.tool-muted{color:var(--sdk-muted)}
.tool-warnings{margin:.5rem 0;padding:.5rem .75rem .5rem 1.75rem;border-left:4px solid var(--sdk-danger);background:var(--sdk-sunken)}
.tool-scroll{overflow-x:auto}
.tool-words{margin:0 0 .5rem;padding-left:2rem;overflow-wrap:anywhere}
a.tool-choice{display:inline-block;padding:.35rem .6rem;border:1px solid var(--sdk-line-strong);border-radius:.35rem}
@media print{.tool-answer{break-inside:avoid}}
`);
