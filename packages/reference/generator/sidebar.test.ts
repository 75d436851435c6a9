import { expect, it } from 'vitest';
import { createReference } from '../model/reference';
import { surfaceOfCase } from './fixtures/page-cases';
import { unlistedHandlers } from './write/sidebar';

it('names handlers without a family and families without a handler', () => {
  const { surface } = surfaceOfCase('handler');
  expect(unlistedHandlers(createReference(surface))).toContain('surface/sdk has no PufferDepositorHandler');
  const renamed = JSON.parse(JSON.stringify(surface).replaceAll('PufferVaultHandler', 'NewHandler')) as typeof surface;
  expect(unlistedHandlers(createReference(renamed))).toContain('NewHandler is in no family');
});
