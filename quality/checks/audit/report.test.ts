import { describe, expect, it } from 'vitest';
import { readReport } from './report';

const advisory = (name: string, severity: string) => ({
  name,
  severity,
  title: 'Open redirect',
  url: 'https://github.com/advisories/GHSA-xxxx',
  range: '<2.0.0',
});

/** Returns a report in npm's format: packages with their advisories, and packages that depend on them. */
const report = (...advisories: readonly ReturnType<typeof advisory>[]): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      ...Object.fromEntries(advisories.map((each) => [each.name, { name: each.name, via: [each] }])),
      'site-framework': { name: 'site-framework', via: advisories.map(({ name }) => name) },
    },
  });

const SHIPPED = ['site-framework', 'router'];

describe('npm run audit', () => {
  it('rejects a serious advisory for a package that ships', () => {
    const found = readReport(report(advisory('router', 'high'), advisory('bundler', 'critical')), SHIPPED);
    expect(found.serious).toEqual([
      'high router <2.0.0 (ships): Open redirect https://github.com/advisories/GHSA-xxxx',
    ]);
    expect(found.other).toEqual(['critical bundler <2.0.0: Open redirect https://github.com/advisories/GHSA-xxxx']);
  });

  it('lists advisories that are not serious and advisories for build tools', () => {
    const found = readReport(report(advisory('router', 'moderate'), advisory('bundler', 'high')), SHIPPED);
    expect(found.serious).toEqual([]);
    expect(found.other).toHaveLength(2);
  });

  it('rejects an answer without a report', () => {
    expect(() => readReport('{ "message": "405 Method Not Allowed" }', SHIPPED)).toThrow('405 Method Not Allowed');
    expect(() => readReport('{ "auditReportVersion": 1 }', SHIPPED)).toThrow('unknown report version 1');
  });
});
