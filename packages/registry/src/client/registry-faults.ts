import type { RegistryFault } from '@nukkad/contracts/registry-service'
import { type RefusalReason, RegistryRefusal } from '../refusal.ts'

/**
 * Statuses of the registry's refusals: a request is invalid, its subject is missing, or it conflicts with something
 * else.
 */
const refusalStatus: Readonly<Record<RefusalReason, number>> = {
  malformed: 422,
  signature: 403,
  older: 409,
  expired: 409,
  incomplete: 422,
  altered: 422,
  overwrite: 409,
  unknown: 404,
  busy: 503,
  away: 503,
  leap: 422,
  irreplaceable: 409,
  foreign: 409,
  gate: 422,
}

const serviceStatus = {
  unauthorized: 401,
  forbidden: 403,
  missing_files: 409,
  too_large: 413,
  storage_full: 507,
  bad_request: 400,
  not_found: 404,
  too_many_requests: 429,
  internal: 500,
} as const

/** Reasons for the service to refuse a request before it reaches the registry. */
export type ServiceCode = keyof typeof serviceStatus

export const statusOf = (code: RefusalReason | ServiceCode): number =>
  code in serviceStatus ? serviceStatus[code as ServiceCode] : refusalStatus[code as RefusalReason]

/** A request that the service refused; the message is one sentence for people. */
export class ServiceRefusal extends Error {
  readonly code: ServiceCode
  readonly missing: readonly string[]

  constructor(code: ServiceCode, message: string, missing: readonly string[] = []) {
    super(message)
    this.name = 'ServiceRefusal'
    this.code = code
    this.missing = missing
  }
}

/** The error that a response of the service represents. */
export function refusalOf({ code, message, missing }: RegistryFault): Error {
  if (Object.hasOwn(refusalStatus, code)) return new RegistryRefusal(code as RefusalReason, message)
  const known = Object.hasOwn(serviceStatus, code) ? (code as ServiceCode) : 'internal'
  return new ServiceRefusal(known, message, missing ?? [])
}
