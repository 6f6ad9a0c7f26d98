export { type Change, emptyDocument, stableOf } from './changes.ts'
export { integrityOf, writeWhole } from './files.ts'
export type { FailedViews } from './judgement/evidence.ts'
export {
  type CanaryCounts,
  type Judgement,
  type JudgementLimits,
  judgeCanary,
  usualLimits,
} from './judgement/judge-canary.ts'
export { keyIdOf, newKeys, publicKeyOf, type SigningKeys, signingKeys } from './keys.ts'
export { loadManifest, loadRelease } from './load-release.ts'
export { type RefusalReason, RegistryRefusal } from './refusal.ts'
export { type CampaignWindow, parseSigned, Registry, type RegistryOptions } from './registry.ts'
export { type StoredRelease, storeRelease } from './release-store.ts'
export { bucketOf, hashOfToken, type Resolved, resolve, type Visitor } from './resolve.ts'
export { type ShellStatus, ShellStatuses, statusEvery } from './shells.ts'
export { readSigned, signRegistry, type VerifyOptions, verifyRegistry } from './sign.ts'
export { replacementOf } from './withdrawals.ts'
