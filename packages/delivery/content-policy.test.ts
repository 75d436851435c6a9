import { describe, expect, it } from 'vitest';
import { formatPolicy, parsePolicy } from './content-policy';
import { formatHeadersFile, headersOf, parseHeadersFile, type HeaderRule } from './headers-file';

describe('a policy', () => {
  it('survives printing and parsing', () => {
    const policy = { 'default-src': ["'self'"], 'img-src': ["'self'", 'data:'] };
    expect(formatPolicy(policy)).toBe("default-src 'self'; img-src 'self' data:");
    expect(parsePolicy(formatPolicy(policy))).toEqual(policy);
  });

  it('uses the first of two directives with the same name', () => {
    expect(parsePolicy("script-src 'self'; Script-Src *;")).toEqual({ 'script-src': ["'self'"] });
  });
});

describe('a headers file', () => {
  const rules: HeaderRule[] = [
    { path: '/base/*', headers: { 'X-One': 'a; b' } },
    { path: '/base/assets/*', headers: { 'X-One': 'c', 'X-Two': 'd' } },
  ];

  it('survives printing and parsing', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  it('applies the headers of every matching rule to a path', () => {
    expect(headersOf(rules, '/base/guides/')).toEqual({ 'x-one': 'a; b' });
    expect(headersOf(rules, '/base/assets/a.js')).toEqual({ 'x-one': 'a; b, c', 'x-two': 'd' });
    expect(headersOf(rules, '/')).toEqual({});
  });

  it('is rejected when a header has no path above it', () => {
    expect(() => parseHeadersFile('  X-One: a\n')).toThrow('cannot read');
  });
});
