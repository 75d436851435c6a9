// Overrides the theme's component: marks the body, so that the browser can take it over (client/printed-body.tsx).
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { bodyFrame } from '../../../client/body-frame';

export default function DocItemContent({ children }: { readonly children: ReactNode }): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return (
    <div {...bodyFrame(metadata.permalink)}>
      {frontMatter.hide_title !== true && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
