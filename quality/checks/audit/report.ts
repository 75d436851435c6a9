/** The fields of `npm audit --json`, version 2, that this file reads. */
interface AuditReport {
  readonly auditReportVersion: number;
  readonly vulnerabilities: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
}

/** An advisory for a package. Packages that depend on it refer to it by a string. */
interface Advisory {
  readonly name: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
  readonly range: string;
}

/** One line for each advisory. */
export interface Findings {
  /** High and critical advisories for packages that ship. */
  readonly serious: readonly string[];
  /** All others. */
  readonly other: readonly string[];
}

const SERIOUS = ['high', 'critical'];

/** Sorts the advisories of a report by their effect on readers. Throws when the registry returns no report. */
export function readReport(json: string, shipped: readonly string[]): Findings {
  const report = JSON.parse(json) as AuditReport | { readonly message: string };
  if (!('auditReportVersion' in report)) throw new Error(`the registry returned no advisories: ${report.message}`);
  if (report.auditReportVersion !== 2) throw new Error(`unknown report version ${report.auditReportVersion}`);
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each === 'object'),
  );
  const line = ({ name, severity, title, url, range }: Advisory): string =>
    `${severity} ${name} ${range}${shipped.includes(name) ? ' (ships)' : ''}: ${title} ${url}`;
  const isSerious = ({ name, severity }: Advisory): boolean => shipped.includes(name) && SERIOUS.includes(severity);
  return {
    serious: advisories.filter(isSerious).map(line),
    other: advisories.filter((advisory) => !isSerious(advisory)).map(line),
  };
}
