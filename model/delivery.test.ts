import { describe, expect, it } from 'vitest';
import { formatPolicy, parsePolicy } from './content-policy';
import { formatHeadersFile, headersOf, parseHeadersFile, type HeaderRule } from './headers-file';

describe('a policy', () => {
  it('is printed and read again', () => {
    const policy = { 'default-src': ["'self'"], 'img-src': ["'self'", 'data:'] };
    expect(formatPolicy(policy)).toBe("default-src 'self'; img-src 'self' data:");
    expect(parsePolicy(formatPolicy(policy))).toEqual(policy);
  });

  it('takes the first of two directives of one name', () => {
    expect(parsePolicy("script-src 'self'; Script-Src *;")).toEqual({ 'script-src': ["'self'"] });
  });
});

describe('a headers file', () => {
  const rules: HeaderRule[] = [
    { path: '/base/*', headers: { 'X-One': 'a; b' } },
    { path: '/base/assets/*', headers: { 'X-One': 'c', 'X-Two': 'd' } },
  ];

  it('is printed and read again', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  it('gives a path the headers of every rule that matches', () => {
    expect(headersOf(rules, '/base/guides/')).toEqual({ 'x-one': 'a; b' });
    expect(headersOf(rules, '/base/assets/a.js')).toEqual({ 'x-one': 'a; b, c', 'x-two': 'd' });
    expect(headersOf(rules, '/')).toEqual({});
  });

  it('is refused when a header stands below no path', () => {
    expect(() => parseHeadersFile('  X-One: a\n')).toThrow('cannot read');
  });
});
