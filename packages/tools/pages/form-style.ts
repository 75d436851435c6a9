import { adoptStyles } from '../browser/adopt-styles';

/** Styles of forms with many fields. */
export const styleForms = (): void =>
  adoptStyles(`
.tool-field{margin:0 0 .75rem;padding:0;border:0;min-width:0}
.tool-field .tool-field{padding-left:.75rem;border-left:2px solid var(--sdk-line)}
.tool-field label,.tool-field legend{display:block;font-size:inherit;margin:0}
.tool-field input,.tool-field select,.tool-answer button,.tool-answer select{width:100%;max-width:40rem;padding:.35rem .6rem;font:inherit;color:inherit;background:var(--ifm-background-color);border:1px solid var(--sdk-line-strong);border-radius:.35rem}
.tool-choices{list-style:none;margin:0;padding:0}
.tool-choices li{margin:.25rem 0}
.tool-answer button,.tool-answer .tool-field button{width:auto;max-width:100%;text-align:left;white-space:normal;cursor:pointer;margin:0 .5rem .25rem 0}
.tool-field input[aria-invalid=true]{border-color:var(--sdk-danger)}
.tool-problem{color:var(--sdk-danger);margin:0}
.tool-note{color:var(--sdk-muted);margin:0;overflow-wrap:anywhere}
.tool-code{position:relative;margin:.25rem 0 1rem}
.tool-code pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:.75rem;background:var(--sdk-sunken);border-radius:.35rem}
.tool-answer summary{cursor:pointer;padding:.25rem 0}
`);
