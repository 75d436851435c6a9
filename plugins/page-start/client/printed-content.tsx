import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useEffect, useRef, type ReactNode } from 'react';
import { bodyOf } from './bodies';
import { bodyFrame } from './body-frame';
import { prefetchSeen } from './prefetch-seen';

/** Stands for DocItem/Content in the browser: the body as it was printed at build, without building its elements again. */
export default function PrintedContent(): ReactNode {
  const { permalink } = useDoc().metadata;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => (body.current ? prefetchSeen(body.current) : undefined), [permalink]);
  return (
    <div key={permalink} ref={body} {...bodyFrame(permalink)} dangerouslySetInnerHTML={{ __html: bodyOf(permalink) }} />
  );
}
