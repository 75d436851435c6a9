import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import type { ReleasesData } from '@sdk-docs/reference/model/releases-data';
import { Comparison } from '@site/src/components/changes/comparison';
import styles from '@sdk-docs/tools/pages/form.module.css';

interface Props {
  readonly package: string;
  /** Oldest first. */
  readonly versions: readonly string[];
}

type Answer = 'asked' | 'failed' | { readonly data: ReleasesData; readonly from: string; readonly to: string };

/** Compares any two releases. Its data loads when the reader asks for it. */
export default function CompareReleases({ package: name, versions }: Props): ReactNode {
  const [from, setFrom] = useState(versions.at(-2) ?? '');
  const [to, setTo] = useState(versions.at(-1) ?? '');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const forward = versions.indexOf(from) < versions.indexOf(to);
  const compare = (): void => {
    setAnswer('asked');
    loadReleases().then(
      (data) => setAnswer({ data, from, to }),
      () => setAnswer('failed'),
    );
  };
  const select = (label: string, value: string, set: (version: string) => void): ReactNode => (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => set(target.value)}>
        {versions.toReversed().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.box}>
      <p className={styles.form}>
        {select('You have', from, setFrom)} {select('You want', to, setTo)}{' '}
        <button type="button" onClick={compare} disabled={!forward || answer === 'asked'}>
          Compare
        </button>
      </p>
      <p className={styles.still}>
        The last ten releases and all warnings stand below. To compare two others, turn scripts on or read{' '}
        <Link to="/data">changes.json</Link>.
      </p>
      <p role="status" className={styles.status}>
        {statusOf(answer, forward)}
      </p>
      {answer !== null && typeof answer === 'object' && <Comparison package={name} {...answer} />}
    </div>
  );
}

function statusOf(answer: Answer | null, forward: boolean): string {
  if (!forward) return 'Choose an older release on the left.';
  if (answer === 'asked') return 'Comparing…';
  if (answer === 'failed') return 'The releases could not be loaded. Try again.';
  return answer === null ? '' : `From ${answer.from} to ${answer.to}`;
}

/** Loads everything that is compared, from a separate chunk: most readers of the page never ask for it. */
async function loadReleases(): Promise<ReleasesData> {
  const { default: data } = (await import(
    /* webpackChunkName: "releases" */ '@site/.generated/releases/releases.json'
  )) as unknown as {
    readonly default: ReleasesData;
  };
  return data;
}
