import { Chain } from '../chains/constants';

/**
 * Addresses of the share vaults besides pufETH: four Nucleus vaults, one Concrete vault and one Lagoon vault.
 *
 * A Nucleus vault has three contracts. The BoringVault is the share token and the spender to approve for a deposit, the
 * accountant returns the share price, the Teller takes deposits. All of them are on Mainnet only; the Lagoon vault has
 * a second contract on {@link Chain.TAC}. Values are typed `string`: cast them to viem's `Address`.
 *
 * @warning The Lagoon entry for Holesky is the zero address, a placeholder. On a chain without an entry the vault
 * handlers throw a TypeError when a method is called.
 */
export const VAULTS_ADDRESSES: {
  unifiETH: { [x: number]: { NucleusBoringVault: string; NucleusAccountant: string; NucleusTeller: string } };
  unifiUSD: { [x: number]: { NucleusBoringVault: string; NucleusAccountant: string; NucleusTeller: string } };
  unifiBTC: { [x: number]: { NucleusBoringVault: string; NucleusAccountant: string; NucleusTeller: string } };
  pufETHs: { [x: number]: { NucleusBoringVault: string; NucleusAccountant: string; NucleusTeller: string } };
  ctTACpufETH: { [x: number]: { ConcreteMultiStrategyVault: string } };
  tacpufETH: { [x: number]: { LagoonVault: string } };
} = {
  unifiETH: {
    [Chain.Mainnet]: {
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:65 as BoringVault (unifiETH) (Implementation)
       * @note listed as not proxied; the same contract is {@link UnifiToken.unifiETH}
       */
      NucleusBoringVault: '0x196ead472583bc1e9af7a05f860d9857e1bd3dcc',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:66 as AccountantWithRateProviders (unifiETH) (Implementation)
       * @note listed as not proxied
       */
      NucleusAccountant: '0xa9fb7e2922216debe3fd5e1bbe7591ee446dc21c',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:67 as TellerWithMultiAssetSupport (unifiETH) (Implementation)
       * @note listed as not proxied
       */
      NucleusTeller: '0x08eb2eccdf6ebd7aba601791f23ec5b5f68a1d53',
    },
  },
  unifiUSD: {
    [Chain.Mainnet]: {
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:68 as BoringVault (unifiUSD) (Implementation)
       * @note listed as not proxied; the same contract is {@link UnifiToken.unifiUSD}
       */
      NucleusBoringVault: '0x82c40e07277eBb92935f79cE92268F80dDc7caB4',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:69 as AccountantWithRateProviders (unifiUSD) (Implementation)
       * @note listed as not proxied
       */
      NucleusAccountant: '0xe0bDb7b9225A2CeB42998dc2E51D4D3CDeb7e3Be',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:70 as TellerWithMultiAssetSupport (unifiUSD) (Implementation)
       * @note listed as not proxied
       */
      NucleusTeller: '0x5d3Fb47FE7f3F4Ce8fe55518f7E4F7D6061B54DD',
    },
  },
  unifiBTC: {
    [Chain.Mainnet]: {
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:71 as BoringVault (unifiBTC) (Implementation)
       * @note listed as not proxied; the same contract is {@link UnifiToken.unifiBTC}
       */
      NucleusBoringVault: '0x170d847a8320f3b6a77ee15b0cae430e3ec933a0',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:72 as AccountantWithRateProviders (unifiBTC) (Implementation)
       * @note listed as not proxied
       */
      NucleusAccountant: '0x2afb28b0561d99b5e00829ec2ef54946a00a35f7',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:73 as TellerWithMultiAssetSupport (unifiBTC) (Implementation)
       * @note listed as not proxied
       */
      NucleusTeller: '0x0743647a607822781f9d0a639454e76289182f0b',
    },
  },
  pufETHs: {
    [Chain.Mainnet]: {
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:74 as BoringVault (pufETHs) (Implementation)
       * @note listed as not proxied; the same contract is {@link UnifiToken.pufETHs}
       */
      NucleusBoringVault: '0x62a4ce0722ee65635c0f8339dd814d549b6f6735',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:75 as AccountantWithRateProviders (pufETHs) (Implementation)
       * @note listed as not proxied
       */
      NucleusAccountant: '0xa99a92c505ff92c543d9d48295f1f31024afb31f',
      /**
       * @provenance agrees
       * @listed docs/deployments/mainnet.md:76 as TellerWithMultiAssetSupport (pufETHs) (Implementation)
       * @note listed as not proxied
       */
      NucleusTeller: '0xd049ebeaa59b75ba8ee38f9f6830db7293320236',
    },
  },
  ctTACpufETH: {
    [Chain.Mainnet]: {
      /**
       * @provenance only-in-sdk
       * @note the same contract is {@link Token.ctTACpufETH}
       */
      ConcreteMultiStrategyVault: '0x78f314241df1ac151bfd0413eeb51979515f6abd',
    },
  },
  tacpufETH: {
    [Chain.Mainnet]: {
      /**
       * @provenance only-in-sdk
       * @note the same contract is {@link Token.tacpufETH} on this chain
       */
      LagoonVault: '0xf2e97704a567e003ed97f2d0976c45b2dda766a0',
    },
    [Chain.TAC]: {
      /**
       * @provenance only-in-sdk
       * @note the same contract is {@link Token.tacpufETH} on this chain
       */
      LagoonVault: '0x85AF3C2755f17bA26D7326E8069Bf10719441068',
    },
    [Chain.Holesky]: {
      /**
       * @provenance placeholder
       */
      LagoonVault: '0x0000000000000000000000000000000000000000',
    },
  },
};
