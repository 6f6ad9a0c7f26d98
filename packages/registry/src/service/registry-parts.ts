import type { Draining } from '@nukkad/contracts/draining'
import type { AuditLog } from '../audit/audit-log.ts'
import type { CanaryJudge } from '../judgement/canary-judge.ts'
import type { Registry } from '../registry.ts'
import type { TrustChain } from '../trust/trust-chain.ts'
import type { DocumentNews } from './document-news.ts'
import type { KnownShells } from './known-shells.ts'
import type { Uploads } from './uploads.ts'
import type { WhoAsks } from './who-asks.ts'

/** What the service's routes share. */
export interface RegistryParts {
  readonly registry: Registry
  readonly trust: TrustChain
  readonly audit: AuditLog
  readonly who: WhoAsks
  readonly news: DocumentNews
  readonly draining: Draining
  readonly shells: KnownShells
  readonly judge: CanaryJudge
  readonly uploads: Uploads
}
