export type { CampaignWindow } from './campaign-window.ts'
export { type ConnectOptions, connectRegistry, isRegistryAt, requestKeys } from './client/connect.ts'
export { followTrust } from './client/follow-trust.ts'
export { RegistryClient } from './client/registry-client.ts'
export { ServiceRefusal } from './client/registry-faults.ts'
export { RegistryHttp } from './client/registry-http.ts'
export { type Change, emptyDocument, stableOf } from './document/changes.ts'
export { bucketOf, canRun, hashOfToken, type Resolved, resolve, type Visitor } from './document/resolve.ts'
export { replacementOf } from './document/withdrawals.ts'
export type { FailedViews } from './judgement/evidence.ts'
export {
  type CanaryCounts,
  type Judgement,
  type JudgementLimits,
  judgeCanary,
  usualLimits,
} from './judgement/judge-canary.ts'
export { keptKeys, keyIdOf, keysOfPem, newKeys, pemOf, publicKeyOf, type SigningKeys, signingKeys } from './keys.ts'
export type { Audience } from './operations.ts'
export { type RefusalReason, RegistryRefusal } from './refusal.ts'
export { Registry, type RegistryOptions } from './registry.ts'
export type { RegistryWriter, ToldRegistry } from './registry-writer.ts'
export { type ArchivedFile, archiveOf, filesOfArchive } from './releases/archive.ts'
export { integrityOf, writeWhole } from './releases/files.ts'
export { loadManifest, loadRelease } from './releases/load-release.ts'
export { removeForgotten } from './releases/pruning.ts'
export { readManifest, type StoredRelease, storeRelease } from './releases/release-store.ts'
export { type ShellStatus, statusEvery } from './shells.ts'
export { parseSigned, readSigned, signRegistry, type TrustedKeys, type VerifyOptions, verifyRegistry } from './sign.ts'
export { localKeys, trustFolder } from './trust/first-trust.ts'
export { holderOf } from './trust/key-holder.ts'
export { checkSignature } from './trust/release-signature.ts'
export { registryKeys, signTrust, verifyTrust } from './trust/trust.ts'
export { TrustChain } from './trust/trust-chain.ts'
