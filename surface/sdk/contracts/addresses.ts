import { Chain } from '../chains/constants';

/**
 * Addresses of the Puffer contracts by chain id and contract name, exactly as the SDK stores them.
 *
 * Only four chains have an entry: Mainnet and Holesky with most contracts, Base with `L2RewardManager` alone and
 * Sepolia with `GaugeRegistry` alone. UniFi, Concrete and Lagoon vaults are in {@link VAULTS_ADDRESSES}, tokens in
 * {@link TOKENS_ADDRESSES}; the institutional contracts have no stored address. Values are typed `string | undefined`,
 * so cast to viem's `Address` after checking them. `CarrotStaker` is not read by the SDK: {@link CarrotStakingHandler}
 * uses `TOKENS_ADDRESSES.sCARROT`, the same address.
 *
 * @warning The zero address is a placeholder for "not deployed" (`L2RewardManager` on Mainnet, `GaugeRegistry` and
 * `CarrotVesting` on Holesky); handlers send to it without an error. A contract missing from a chain that has an entry
 * gives a handler without address, whose writes are sent without `to` and
 * [reach no contract](/getting-started#no-target). A chain without an entry makes the handler throw a TypeError.
 */
export const CONTRACT_ADDRESSES: {
  [x: number]:
    | {
        PufferVault: string;
        PufferDepositor: string;
        PufferL2Depositor: string;
        PufLocker: string;
        L1RewardManager: string;
        L2RewardManager: string;
        PufferWithdrawalManager: string;
        NucleusAtomicQueue: string;
        CarrotStaker: string;
        Distributor: string;
        ValidatorTicket: string;
        PufferOracleV2: string;
        PufferProtocol: string;
        GuardianModule: string;
        GaugeRegistry: string;
        CarrotVesting: string;
      }
    | {
        PufferVault: string;
        PufferDepositor: string;
        PufferL2Depositor: string;
        PufLocker: string;
        L1RewardManager: string;
        L2RewardManager: string;
        PufferWithdrawalManager: string;
        ValidatorTicket: string;
        PufferOracleV2: string;
        PufferProtocol: string;
        GuardianModule: string;
        GaugeRegistry: string;
        CarrotVesting: string;
        NucleusAtomicQueue?: undefined;
        CarrotStaker?: undefined;
        Distributor?: undefined;
      }
    | {
        GaugeRegistry: string;
        PufferVault?: undefined;
        PufferDepositor?: undefined;
        PufferL2Depositor?: undefined;
        PufLocker?: undefined;
        L1RewardManager?: undefined;
        L2RewardManager?: undefined;
        PufferWithdrawalManager?: undefined;
        NucleusAtomicQueue?: undefined;
        CarrotStaker?: undefined;
        Distributor?: undefined;
        ValidatorTicket?: undefined;
        PufferOracleV2?: undefined;
        PufferProtocol?: undefined;
        GuardianModule?: undefined;
        CarrotVesting?: undefined;
      }
    | {
        L2RewardManager: string;
        PufferVault?: undefined;
        PufferDepositor?: undefined;
        PufferL2Depositor?: undefined;
        PufLocker?: undefined;
        L1RewardManager?: undefined;
        PufferWithdrawalManager?: undefined;
        NucleusAtomicQueue?: undefined;
        CarrotStaker?: undefined;
        Distributor?: undefined;
        ValidatorTicket?: undefined;
        PufferOracleV2?: undefined;
        PufferProtocol?: undefined;
        GuardianModule?: undefined;
        GaugeRegistry?: undefined;
        CarrotVesting?: undefined;
      };
} = {
  [Chain.Mainnet]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:5 as PufferVault (Proxy)
     * @implementation 0x3b2fdfdefe919dbcce0bc5ac426097d5523b8afa
     * @codeCommit 71d50fe57bf11a0b6d00fe033d1df895f62c2022
     * @note the same contract is {@link Token.pufETH} on this chain
     */
    PufferVault: '0xD9A442856C234a39a81a089C06451EBAa4306a72',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:6 as PufferDepositor (Proxy)
     * @implementation 0x8c9517a9e99c74cd072a118d3dc6b4f3217f8b9b
     */
    PufferDepositor: '0x4aa799c5dfc01ee7d790e3bf1a7c2257ce1dceff',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:63 as PufferL2Depositor (Implementation)
     * @note listed as not proxied
     */
    PufferL2Depositor: '0x3436E0B85cd929929F5802e792CFE282166E0259',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:64 as PufLocker (Proxy)
     * @implementation 0xfb5cd790d0719f6ef59151af2263f023c2279f69
     */
    PufLocker: '0x48e8dE138C246c14248C94d2D616a2F9eb4590D2',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:25 as L1RewardManager (Proxy)
     * @implementation 0xc9b0813d9e7f45b5bce84a24f07f33ec6de0b583
     * @codeCommit dc1edc97b33bf8049e2ba890de9fd6f7a9433d1e
     */
    L1RewardManager: '0x157788cc028Ac6405bD406f2D1e0A8A22b3cf17b',
    /**
     * @provenance placeholder
     */
    L2RewardManager: '0x0000000000000000000000000000000000000000',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:26 as PufferWithdrawalManager (Proxy)
     * @implementation 0x98e1d95b4b3a5a082642e17274d67d62691288f1
     * @codeCommit e17dcff9b299a4ac6043983b829e6ee57bea957a
     */
    PufferWithdrawalManager: '0xDdA0483184E75a5579ef9635ED14BacCf9d50283',
    /**
     * @provenance only-in-sdk
     */
    NucleusAtomicQueue: '0x228c44bb4885c6633f4b6c83f14622f37d5112e5',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:29 as sCARROT (Implementation)
     * @codeCommit 40b7fccbca1fac383b05dc2bbf3dd2f03280def9
     * @note listed as not proxied; the same contract is {@link Token.sCARROT}
     */
    CarrotStaker: '0x99c599227c65132822f0290d9e5b4b0430d6c0d6',
    /**
     * @provenance only-in-sdk
     */
    Distributor: '0x3Ef3D8bA38EBe18DB133cEc108f4D14CE00Dd9Ae',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:18 as ValidatorTicket (Proxy)
     * @implementation 0x44aad4a428661d15c3a983d2a8cbbdf62e6308ed
     * @note the same contract is {@link Token.VT} on this chain
     */
    ValidatorTicket: '0x7D26AD6F6BA9D6bA1de0218Ae5e20CD3a273a55A',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:12 as PufferOracle (Implementation)
     * @note listed as not proxied
     */
    PufferOracleV2: '0x0BE2aE0edbeBb517541DF217EF0074FC9a9e994f',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:15 as PufferProtocol (Proxy)
     * @implementation 0xd05edf0bc5c2c960a7eb5485c8f965c151df2b00
     */
    PufferProtocol: '0xf7b6B32492c2e13799D921E84202450131bd238B',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:10 as GuardianModule (Implementation)
     * @note listed as not proxied
     */
    GuardianModule: '0x628b183F248a142A598AA2dcCCD6f7E480a7CcF2',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:41 as GaugeRegistry (Implementation)
     * @note listed as not proxied
     */
    GaugeRegistry: '0x27ef0bc5eaa61dc6e7d08f17eb00de7d94398a25',
    /**
     * @provenance agrees
     * @listed docs/deployments/mainnet.md:30 as CarrotVesting (Proxy)
     * @implementation 0xf88691cd8bf1293cca2d36d578dad70342e7051a
     * @codeCommit 4eeb307f174bd83d131e5b1a49ba6c021145ae42
     */
    CarrotVesting: '0xff00c2dd07d811bea632cb9f9e4919dd6fcbc82b',
  },
  [Chain.Holesky]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:7 as PufferVault (pufETH) (Proxy)
     * @implementation 0xa1b887d28465bf24c82ef827f3e0592901513eb8
     * @note the same contract is {@link Token.pufETH} on this chain
     */
    PufferVault: '0x9196830bB4c05504E0A8475A0aD566AceEB6BeC9',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:8 as PufferDepositor (Proxy)
     * @implementation 0x4cd90cb0cc17483162a3f25c60af198342e51414
     */
    PufferDepositor: '0x824AC05aeb86A0aD770b8acDe0906d2d4a6c4A8c',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:47 as PufferL2Depositor (Implementation)
     * @note listed as not proxied
     */
    PufferL2Depositor: '0x0af6998e4828ad8ef8f79a9288d0a861890f791d',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:48 as PufLocker (Proxy)
     * @implementation 0x26e1fc4ac0df8c1af6d4ae49147d0fb144a9aede
     */
    PufLocker: '0xa58983ad0899a452b7420bc57228e329d7ba92b6',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:25 as L1RewardManager (Proxy)
     * @implementation 0x28f4bfefe877c3c03df55dcda68818028bf1567c
     * @codeCommit 5525284bc0aee5c2e35252d5da8e152eff10fbbd
     */
    L1RewardManager: '0x10f970bcb84B82B82a65eBCbF45F26dD26D69F12',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:26 as L2RewardManager (Proxy)
     * @implementation 0x7f8fa7ec4e3775127a7332bbe3425d8e28722d13
     * @codeCommit 5525284bc0aee5c2e35252d5da8e152eff10fbbd
     */
    L2RewardManager: '0x58C046794f69A8830b0BE737022a45b4acd01dE5',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:28 as PufferWithdrawalManager (Proxy)
     * @implementation 0xc7de6b9f690b9116e477af556c13fd6f01dd4a76
     * @codeCommit 4570bb7ffea02ab0338e4c8e0db9389162f83a08
     */
    PufferWithdrawalManager: '0x5A3E1069B66800c0ecbc91bd81b1AE4D1804DBc4',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:11 as ValidatorTicket (Proxy)
     * @implementation 0x55a5e647076bd7842c390e78b8925ec42ffe609c
     * @note the same contract is {@link Token.VT} on this chain
     */
    ValidatorTicket: '0xB028194785178a94Fe608994A4d5AD84c285A640',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:17 as PufferOracle (Implementation)
     * @note listed as not proxied
     */
    PufferOracleV2: '0x8e043ed3f06720615685d4978770cd5c8fe90fe3',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:12 as PufferProtocol (Proxy)
     * @implementation 0xc798c3462fc090d4444a3a7e1f08f4c0b8b7a59f
     */
    PufferProtocol: '0xE00c79408B9De5BaD2FDEbB1688997a68eC988CD',
    /**
     * @provenance agrees
     * @listed docs/deployments/holesky.md:10 as GuardianModule (Implementation)
     * @note listed as not proxied
     */
    GuardianModule: '0x0910310130d1c062def8b807528bdac80203bc66',
    /**
     * @provenance placeholder
     */
    GaugeRegistry: '0x0000000000000000000000000000000000000000',
    /**
     * @provenance placeholder
     */
    CarrotVesting: '0x0000000000000000000000000000000000000000',
  },
  [Chain.Base]: {
    /**
     * @provenance agrees
     * @listed docs/deployments/base.md:9 as L2RewardManager (Proxy)
     * @implementation 0x3b883b1017f5e9a33af53b1f750b4ae39a9564fa
     * @codeCommit dc1edc97b33bf8049e2ba890de9fd6f7a9433d1e
     * @note the public deployments list gives the same address to xPufETH code on ApeChain and to a token pool on
     * Soneium: it is a reward manager on Base alone
     */
    L2RewardManager: '0xF9Dd335bF363b2E4ecFe3c94A86EBD7Dd3Dcf0e7',
  },
  [Chain.Sepolia]: {
    /**
     * @provenance only-in-sdk
     * @note the public deployments list has no page for this chain
     */
    GaugeRegistry: '0x14b25b3a3C1e6032e7Fbf0309d1ef6881e9A8D7A',
  },
};
