import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { Explainer } from '../calldata/explain';
import { checkerOf } from '../compose/check';
import { loadCalls } from './books/calls';
import { loadPlaces } from './books/places';
import { loadRules } from './books/rules';
import { loadSpenders } from './books/spenders';

/** What the composer needs: the calls, and what reads them as a signer will. */
export async function loadComposer(): Promise<{ readonly data: CallsData; readonly explainer: Explainer }> {
  const found = loadPlaces();
  const [data, places, spenders, rules] = await Promise.all([loadCalls(found), found, loadSpenders(), loadRules()]);
  return { data, explainer: checkerOf(data, { places, spenders, rules }) };
}
