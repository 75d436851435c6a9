/**
 * Lists the active gauges of Puffer governance.
 *
 * @chain Mainnet
 * @answers getGaugeList ["0x0000000000000000000000000000000000000001"]
 */
// #region setup
import { Chain, PufferClient } from '@pufferfinance/puffer-sdk';

const { gaugeRegistry } = new PufferClient(Chain.Mainnet);
// #endregion

// #region flow
for (const gauge of await gaugeRegistry.getGaugeList()) {
  const { active, created, metadataURI } = await gaugeRegistry.getGauge(gauge);
  if (active)
    console.log(gauge, new Date(created * 1000).toISOString(), metadataURI);
}
// #endregion
