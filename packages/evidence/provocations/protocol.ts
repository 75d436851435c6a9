import {
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  parseEther,
  stringToHex,
  zeroAddress,
  zeroHash,
  type Address,
  type Hex,
} from 'viem';
import { testAccount } from '@sdk-docs/content/samples/record/wallet';
import type { Ground } from '../ground/ground';
import { give, type Step } from '../steps';
import { signHash, unsigned } from './signatures';
import { answering, standIn } from './stand-ins';
import { at, does, reader, refuses, type Trial } from './trial';

const PROTOCOL = 'PufferProtocol';
const GUARDIANS = 'GuardianModule';
const ORACLE = 'PufferOracleV2';
const MODULE = stringToHex('PUFFER_MODULE_0', { size: 32 });
const none = unsigned();
const key: Hex = `0x${'11'.repeat(48)}`;

const validator = {
  blsPubKey: key,
  signature: `0x${'22'.repeat(96)}` as Hex,
  depositDataRoot: zeroHash,
  blsEncryptedPrivKeyShares: ['0x33'],
  blsPubKeySet: key,
  raveEvidence: '0x',
};
type Validator = Partial<Record<keyof typeof validator, unknown>>;

/** Bond of 2 ETH, and 28 tickets at 0.01 ETH each. */
const enough = parseEther('2.28');
const register = (data: Validator, module: Hex = MODULE): readonly unknown[] => [
  { ...validator, ...data },
  module,
  none,
  none,
];
const registered = does('reader', `${PROTOCOL}.registerValidatorKey`, register({}), { value: enough });

const evidence = { report: '0x', signature: '0x', leafX509CertDigest: zeroHash } as const;

/** The reader is a guardian, and one signature is enough. */
const guardian = does('Timelock', `${GUARDIANS}.addGuardian`, [reader]);

/** What guardians sign when the first validator of the module has stopped, and their signatures. */
async function stopping(ground: Ground): Promise<readonly unknown[]> {
  const stopped = [
    {
      module: await ground.read<Address>(PROTOCOL, 'getModuleAddress', [MODULE]),
      startEpoch: 0n,
      endEpoch: 1n,
      wasSlashed: false,
      moduleName: MODULE,
      pufferModuleIndex: 0n,
      withdrawalAmount: parseEther('32'),
    },
  ];
  return [stopped, ['0x', await signHash(keccak256(encodeAbiParameters(stoppedInfo, [stopped])))]];
}
const stoppedInfo = parseAbiParameters([
  'Stopped[] stopped',
  'struct Stopped { address module; uint256 startEpoch; uint256 endEpoch; bool wasSlashed; bytes32 moduleName; uint256 pufferModuleIndex; uint256 withdrawalAmount; }',
]);

/** A registered validator goes live: the guardian's enclave has the reader's key and signs its deposit. */
const live: readonly Step[] = [
  registered,
  guardian,
  standIn('EnclaveVerifier', 'answers yes', answering(1n)),
  does('guardian of Puffer', `${GUARDIANS}.rotateGuardianKey`, [0n, testAccount.publicKey, evidence]),
  does('Paymaster', `${PROTOCOL}.provisionNode`, async (ground) => {
    const { blsPubKey, signature } = validator;
    const module = await ground.read<Address>(PROTOCOL, 'getModuleAddress', [MODULE]);
    const credentials = await ground.read<Hex>(PROTOCOL, 'getWithdrawalCredentials', [module]);
    const root = await ground.read<Hex>(PROTOCOL, 'getDepositDataRoot', [blsPubKey, signature, credentials]);
    const deposit = encodeAbiParameters(parseAbiParameters('uint256, bytes, bytes, bytes, bytes32'), [
      ...([0n, blsPubKey, credentials] as const),
      ...([signature, root] as const),
    ]);
    const depositRoot = await ground.read('DepositContract', 'get_deposit_root');
    return [[await signHash(keccak256(deposit)), '0x'], signature, depositRoot];
  }),
];

const rejects = (error: string, data: Validator, good: Validator, module?: Hex): Trial =>
  refuses(error, `${PROTOCOL}.registerValidatorKey`, register(data, module), {
    value: enough,
    passes: { args: register(good) },
  });

/** Validators, tickets, guardians and the oracle. */
export const protocol: readonly Trial[] = [
  rejects('InvalidBLSPubKey', { blsPubKey: '0x11' }, {}),
  rejects('InvalidBLSPrivateKeyShares', { blsEncryptedPrivKeyShares: [] }, {}),
  rejects('InvalidBLSPublicKeySet', { blsPubKeySet: '0x' }, {}),
  rejects('ValidatorLimitForModuleReached', {}, {}, zeroHash),
  refuses('InvalidVTAmount', `${PROTOCOL}.registerValidatorKey`, register({}), {
    value: enough - 1n,
    passes: { value: enough },
  }),
  refuses(
    'InvalidETHAmount',
    `${PROTOCOL}.registerValidatorKey`,
    [validator, MODULE, none, unsigned(parseEther('28'))],
    {
      value: parseEther('2') - 1n,
      before: [
        does('reader', 'ValidatorTicket.purchaseValidatorTicket', [reader], { value: parseEther('0.28') }),
        does('reader', 'ValidatorTicket.approve', [at(PROTOCOL), parseEther('28')]),
      ],
      passes: { value: parseEther('2') },
    },
  ),
  refuses('InvalidAddress', `${PROTOCOL}.depositValidatorTickets`, [none, zeroAddress], {
    passes: { args: [none, reader] },
  }),
  refuses('ActiveOrPendingValidatorsExist', `${PROTOCOL}.withdrawValidatorTickets`, [0n, reader], {
    before: [registered],
  }),
  refuses('ModuleAlreadyExists', `${PROTOCOL}.createPufferModule`, [MODULE], { from: 'Operations multisig' }),
  refuses('InvalidDepositRootHash', `${PROTOCOL}.provisionNode`, [[], '0x', zeroHash], { from: 'Paymaster' }),
  refuses('InvalidValidatorState', `${PROTOCOL}.batchHandleWithdrawals`, stopping, {
    from: 'Paymaster',
    before: [guardian],
  }),
  refuses('Failed', `${PROTOCOL}.batchHandleWithdrawals`, stopping, { from: 'Paymaster', before: live }),
  refuses('Unauthorized', `${PROTOCOL}.batchHandleWithdrawals`, [[], ['0x']], {
    from: 'Paymaster',
    raisedBy: GUARDIANS,
  }),
  refuses('Unauthorized', `${GUARDIANS}.rotateGuardianKey`, [0n, '0x', evidence]),
  refuses('InvalidECDSAPubKey', `${GUARDIANS}.rotateGuardianKey`, [0n, `0x${'04'.repeat(64)}`, evidence], {
    from: 'guardian of Puffer',
    before: [standIn('EnclaveVerifier', 'answers yes', answering(1n))],
    passes: { args: [0n, `0x${'04'.repeat(65)}`, evidence] },
  }),
  refuses('InvalidRAVE', `${GUARDIANS}.rotateGuardianKey`, [0n, `0x${'04'.repeat(65)}`, evidence], {
    from: 'guardian of Puffer',
    before: [standIn('EnclaveVerifier', 'answers no', answering(0n))],
  }),
  refuses(
    'StaleEvidence',
    `${GUARDIANS}.rotateGuardianKey`,
    async (ground) => [(await blockNumber(ground)) - 101n, `0x${'04'.repeat(65)}`, evidence],
    { from: 'guardian of Puffer', raisedBy: 'EnclaveVerifier' },
  ),
  refuses('InvalidThreshold', `${GUARDIANS}.removeGuardian`, [at('guardian of Puffer')], {
    from: 'Operations multisig',
  }),
  refuses('InvalidThreshold', `${GUARDIANS}.setThreshold`, [2n], { from: 'Timelock', passes: { args: [1n] } }),
  refuses('InvalidUpdate', `${ORACLE}.setTotalNumberOfValidators`, update(268_828n), {
    from: 'Operations multisig',
    before: [guardian],
    passes: { args: update(268_829n) },
  }),
];

/** A count of one validator at an epoch, with the signature of the second guardian. */
function update(epoch: bigint): () => Promise<readonly unknown[]> {
  const hash = keccak256(encodeAbiParameters(parseAbiParameters('uint256, uint256'), [1n, epoch]));
  return async () => [1n, epoch, ['0x', await signHash(hash)]];
}

export const tickets: readonly Trial[] = [
  refuses('RecipientIsZeroAddress', 'ValidatorTicket.purchaseValidatorTicketWithPufETH', [zeroAddress, 1n], {
    before: [give('pufETH', '1'), does('reader', 'PufferVaultV5.approve', [at('ValidatorTicket'), parseEther('1')])],
    passes: { args: [reader, parseEther('1')] },
  }),
  refuses('AddressInsufficientBalance', 'ValidatorTicket.purchaseValidatorTicket', [reader], {
    value: 1n,
    passes: { value: 2n },
  }),
  refuses('InvalidData', 'ValidatorTicket.setProtocolFeeRate', [1_001n], {
    from: 'Timelock',
    passes: { args: [1_000n] },
  }),
];

const blockNumber = async ({ node }: Ground): Promise<bigint> => BigInt(await node.request<Hex>('eth_blockNumber'));
