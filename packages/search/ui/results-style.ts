import { adoptStyles } from '@sdk-docs/tools/browser/adopt-styles';

/** Styles only for the results page: its filter, and its entries. */
export const styleResults = (): void =>
  adoptStyles(`
.search-filter {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block: 1rem;
}
.search-filter button {
  padding: 0.125rem 0.625rem;
  border: 1px solid var(--sdk-line-strong);
  border-radius: var(--ifm-global-radius);
  background: none;
  color: var(--sdk-text);
  cursor: pointer;
  font-size: var(--sdk-small);
}
.search-filter button[aria-pressed='true'] {
  border-color: var(--sdk-accent);
  background: var(--sdk-accent);
  color: var(--sdk-on-accent);
}
.search-result {
  padding-block: 0.75rem;
  border-block-start: 1px solid var(--sdk-line);
}
.search-result h2 {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  margin: 0;
  font-size: 1rem;
}
.search-result h2 > a {
  align-content: center;
}
.search-result p,
.search-namesakes ul {
  margin: 0.25rem 0 0;
}
.search-trail,
.search-code,
.search-namesakes {
  font-size: var(--sdk-small);
}
.search-trail {
  color: var(--sdk-muted);
}
.search-code {
  overflow-wrap: anywhere;
}
.search-namesakes {
  margin-block-start: 0.25rem;
}
.search-namesakes summary {
  color: var(--ifm-link-color);
  cursor: pointer;
}
`);
