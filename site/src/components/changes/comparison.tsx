import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import { changesByPage, type ChangedItem, type PageChanges } from '@sdk-docs/reference/model/changes';
import { between } from '@sdk-docs/reference/model/history';
import { updateChecklist, type ReleasesData } from '@sdk-docs/reference/model/releases-data';
import { Row } from '@site/src/components/reference/row';
import { Rows } from '@site/src/components/reference/rows';
import { ItemList } from './item-list';

interface Props {
  readonly data: ReleasesData;
  readonly package: string;
  readonly from: string;
  readonly to: string;
}

/** The consequences of an update from one release to another: warnings, changes by page, and a checklist to copy. */
export function Comparison({ data, package: name, from, to }: Props): ReactNode {
  const versions = [data.first, ...data.steps.map(({ version }) => version)];
  const passed = new Set(versions.slice(versions.indexOf(from) + 1, versions.indexOf(to) + 1));
  const warnings = data.warnings.filter(({ version }) => passed.has(version));
  const pages = changesByPage(between(data, from, to));
  return (
    <>
      {warnings.length > 0 && (
        <Rows label="Where the update can cost money">
          {warnings.map(({ version, text, todo, source }) => (
            <Row key={version} term={version}>
              <MarkedText text={text} /> <strong>What to do:</strong> <MarkedText text={todo} />{' '}
              <strong>Read in:</strong> {source}.
            </Row>
          ))}
        </Rows>
      )}
      {pages.length > 0 && (
        <Rows label="What changed">
          {pages.map((page) => (
            <Row key={page.title} name={page.title} href={data.routes.includes(page.route) ? page.route : undefined}>
              <PageText page={page} links={data.links} />
            </Row>
          ))}
        </Rows>
      )}
      <CodeBlock className="language-text" title={`Checklist from ${from} to ${to}`}>
        {updateChecklist({ package: name, from, to }, pages, warnings)}
      </CodeBlock>
    </>
  );
}

interface PageTextProps {
  readonly page: PageChanges;
  readonly links: ReleasesData['links'];
}

function PageText({ page: { added, removed, changed, inside }, links }: PageTextProps): ReactNode {
  const list = (words: string, items: readonly ChangedItem[]): ReactNode =>
    items.length > 0 && (
      <p>
        <strong>{words}:</strong> <ItemList items={items} links={links} />
      </p>
    );
  return (
    <>
      {list('Added', added)}
      {list('Removed', removed)}
      {changed.map(({ key, name, before, after }) => (
        <p key={key}>
          <strong>Changed:</strong> <ItemList items={[{ key, name }]} links={links} /> from <code>{before}</code> to{' '}
          <code>{after}</code>
        </p>
      ))}
      {list('Changed inside, same signature', inside)}
    </>
  );
}

/** Text with code between backticks, the only Markdown that warnings use. */
function MarkedText({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
