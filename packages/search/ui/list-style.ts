import { adoptStyles } from '@sdk-docs/tools/browser/adopt-styles';

/**
 * Styles of the list below the box, and those that its entries share with the results page (results-style.ts); without
 * CSS comments, which readers would load. The popup keeps its height while a query is typed, because resizing moves
 * what is about to be clicked. Forced colours paint the transparent outline, and remove colours. A further section of
 * the page above forms one group with it. A name is as wide as its whole text where there is room, plus the margin of
 * `fitText`; the shown text may be shorter.
 */
export const styleLists = (): void =>
  adoptStyles(`
.search-popup {
  position: absolute;
  inset: calc(100% + 0.25rem) 0 auto auto;
  z-index: var(--ifm-z-index-dropdown);
  overflow: auto;
  inline-size: min(40rem, 92vw);
  max-block-size: calc(100dvh - var(--ifm-navbar-height) - 1rem);
  border: 1px solid var(--sdk-line);
  border-radius: var(--ifm-global-radius);
  background: var(--sdk-surface);
  box-shadow: var(--ifm-global-shadow-md);
  color: var(--sdk-text);
  text-align: start;
}
.search-popup[data-asked] {
  display: flex;
  flex-direction: column;
  block-size: min(44rem, calc(100dvh - var(--ifm-navbar-height) - 1rem));
}
.search-popup[data-asked] > * {
  flex: none;
}
.search-all {
  position: sticky;
  inset-block-end: 0;
  margin-block-start: auto;
  border-block-start: 1px solid var(--sdk-line);
  background: var(--sdk-surface);
}
.search-message {
  margin: 0;
  padding: 0.75rem;
  font-size: var(--sdk-small);
}
.search-message[hidden] {
  display: none;
}
.search-message p {
  margin: 0 0 0.5rem;
}
.search-decoded {
  margin: 0;
  padding: 0 0.75rem 0.75rem;
  font-size: var(--sdk-small);
}
.search-decoded dd {
  margin: 0 0 0.25rem;
  overflow-wrap: anywhere;
}
.search-footer {
  margin: 0;
  padding: 0.625rem 0.75rem;
  font-size: var(--sdk-small);
  text-align: center;
}
.search-recent {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.search-recent,
.search-option {
  padding: 0.5rem 0.75rem;
  border-block-end: 1px solid var(--sdk-line);
  cursor: pointer;
}
.search-popup [role='option']:hover,
.search-popup [aria-selected='true'] {
  background: var(--sdk-sunken);
}
.search-plain {
  padding: 0;
  border: 0;
  background: none;
  color: var(--ifm-link-color);
  cursor: pointer;
  text-decoration: underline;
}
.search-spinner {
  display: inline-block;
  inline-size: 1em;
  block-size: 1em;
  border: 2px solid var(--sdk-line-strong);
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: search-turn 0.8s linear infinite;
  vertical-align: -0.125em;
}
@keyframes search-turn {
  to {
    rotate: 1turn;
  }
}
.search-option {
  display: flex;
  gap: 0.625rem;
  color: var(--sdk-text);
  line-height: 1.35;
}
.search-option:hover {
  color: var(--sdk-text);
  text-decoration: none;
}
.search-option[aria-selected='true'] {
  box-shadow: inset 3px 0 0 var(--sdk-accent);
}
.search-popup [aria-selected='true'] {
  outline: 2px solid transparent;
  outline-offset: -2px;
}
.search-body {
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.125rem;
  min-inline-size: 0;
}
.search-head {
  display: flex;
  gap: 0.5rem;
  align-items: baseline;
  min-inline-size: 0;
  font-weight: 600;
}
.search-head > .search-name {
  overflow: hidden;
  min-inline-size: 0;
  white-space: nowrap;
}
.search-head > .search-name::after {
  content: attr(data-text);
  display: block;
  overflow: hidden;
  block-size: 0;
  padding-inline-end: 0.375rem;
  visibility: hidden;
}
.search-head > .search-place {
  flex: 1;
  min-inline-size: 0;
  font-weight: 400;
}
.search-enter {
  flex: none;
  margin-inline-start: auto;
  font-size: var(--sdk-small);
  font-weight: 400;
}
.search-fold {
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  inline-size: 2rem;
  margin-inline-end: -0.5rem;
  color: var(--sdk-muted);
  cursor: pointer;
  font-size: 1.25rem;
}
.search-fold[data-open] {
  rotate: 90deg;
}
.search-place,
.search-excerpt {
  --lines: 1;
  overflow: hidden;
  block-size: calc(1.4em * var(--lines));
  color: var(--sdk-muted);
  font-size: var(--sdk-small);
  line-height: 1.4;
}
.search-excerpt {
  --lines: 2;
  color: var(--sdk-text);
}
.search-icon {
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid currentcolor;
  border-radius: var(--ifm-global-radius);
  color: var(--sdk-muted);
  font-family: var(--sdk-mono);
  font-size: var(--sdk-small);
  line-height: 1;
}
.search-icon[data-group='sdk'] { color: var(--sdk-accent); }
.search-icon[data-group='contracts'] { color: var(--sdk-write); }
.search-icon[data-group='errors'] { color: var(--sdk-danger); }
.search-icon[data-group='addresses'] { color: var(--sdk-read); }
code.search-name {
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--sdk-small);
}
.search-badge {
  flex: none;
  padding-inline: 0.375rem;
  border: 1px solid var(--sdk-line);
  border-radius: var(--ifm-global-radius);
  color: var(--sdk-muted);
  font-size: var(--sdk-small);
  line-height: 1.5;
  white-space: nowrap;
}
.search-further { padding-inline-start: 2.875rem; }
@media (width <= 996px) {
  .search-popup .search-excerpt {
    --lines: 1;
  }
  .search-head {
    display: grid;
    grid-template-columns: minmax(0, max-content) auto 1fr;
    gap: 0 0.5rem;
  }
  .search-head > .search-place {
    grid-area: 2 / 1 / auto / -1;
  }
  .search-head > .search-name:is(span) {
    --lines: 2;
    grid-column: 1 / -1;
    white-space: normal;
  }
  .search-head > .search-badge[data-prose], .search-enter { display: none; }
  .search-popup,
  .search-popup[data-asked] {
    inset: 100% 0 auto;
    inline-size: auto;
    block-size: calc(100dvh - var(--ifm-navbar-height));
    max-block-size: none;
    border-width: 1px 0 0;
    border-radius: 0;
  }
}
`);
