/** State that the box in the navbar shares with its lazily loaded list. */
export interface Combobox {
  /** id of the list, '' while it is closed or has no options. */
  readonly list: string;
  /** id of the active option, '' for none. */
  readonly active: string;
}

export const CLOSED: Combobox = { list: '', active: '' };

export interface PopupProps {
  readonly input: HTMLInputElement;
  readonly query: string;
  readonly open: boolean;
  readonly setQuery: (query: string) => void;
  readonly setOpen: (open: boolean) => void;
  readonly onChange: (combobox: Combobox) => void;
}
