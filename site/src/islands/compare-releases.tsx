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

interface Answer {
  readonly from: string;
  readonly to: string;
  readonly data: ReleasesData | 'asked' | 'failed';
}

/** Compares any two releases. Its data loads when the reader asks for it. */
export default function CompareReleases({ package: name, versions }: Props): ReactNode {
  const [from, setFrom] = useState(versions.at(-2) ?? '');
  const [to, setTo] = useState(versions.at(-1) ?? '');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const forward = versions.indexOf(from) < versions.indexOf(to);
  // The answer for two other releases would stand below these.
  const data = answer?.from === from && answer.to === to ? answer.data : null;
  const compare = (): void => {
    if (data === 'asked') return;
    const show = (found: Answer['data']): void => setAnswer({ from, to, data: found });
    show('asked');
    loadReleases().then(show, () => show('failed'));
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
        <button type="button" onClick={compare} disabled={!forward}>
          Compare
        </button>
      </p>
      <p className={styles.still}>
        The last ten releases and all warnings stand below. To compare two others, turn scripts on or read{' '}
        <Link to="/data">changes.json</Link>.
      </p>
      <p role="status" className={styles.status}>
        {forward ? statusOf(data, from, to) : 'Choose an older release on the left.'}
      </p>
      {data !== null && typeof data === 'object' && <Comparison package={name} data={data} from={from} to={to} />}
    </div>
  );
}

function statusOf(data: Answer['data'] | null, from: string, to: string): string {
  if (data === 'asked') return 'Comparing…';
  if (data === 'failed') return 'The releases could not be loaded. Try again.';
  return data === null ? '' : `From ${from} to ${to}`;
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
