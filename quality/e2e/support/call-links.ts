import { load } from 'cheerio/slim';

/** A link from a section of a page, both as `path#anchor`. */
export interface CallLink {
  readonly from: string;
  readonly to: string;
}

/** Returns the links in the rows called `term` ("Calls", "Called by") of a reference page, each with its section. */
export function linksOfRows(html: string, path: string, term: string): CallLink[] {
  const $ = load(html);
  const links: CallLink[] = [];
  let section = '';
  $('main')
    .find('h2[id], h3[id], h4[id], dt')
    .each((_, node) => {
      if (node.tagName !== 'dt') {
        section = $(node).attr('id') ?? '';
      } else if ($(node).text().trim() === term) {
        $(node)
          .next('dd')
          .find('a[href*="#"]')
          .each((_index, link) => {
            links.push({ from: `${path}#${section}`, to: $(link).attr('href') ?? '' });
          });
      }
    });
  return links;
}
