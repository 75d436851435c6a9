import Layout from '@theme/Layout';
import { type ReactNode } from 'react';

export default function ComponentExample(): ReactNode {
  return (
    <Layout title="Component example" description="The components that the pages of this site are made of, each with real content.">
      <main className="container margin-vert--lg" />
    </Layout>
  );
}
