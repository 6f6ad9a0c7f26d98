export interface ApiErrorFacts {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId: string
  readonly to?: string
  readonly isOffline?: boolean
}

/** Status codes for a resource that does not exist for this caller, or whose name can't exist. */
const absent: ReadonlySet<number> = new Set([400, 404, 410, 414])

/** An API call that failed. `message` is written for people; `offline` means that no answer arrived at all. */
export class ApiError extends Error {
  /** HTTP status, 0 if no answer arrived */
  readonly status: number
  /** one of the contracts' error codes, or 'offline', 'timeout', 'unreadable' */
  readonly code: string
  /** error messages for the input, by its path */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string
  readonly offline: boolean
  /** the new path on this site of a thing with the code 'moved' */
  readonly to: string | undefined

  constructor(facts: ApiErrorFacts) {
    super(facts.message)
    this.name = 'ApiError'
    this.status = facts.status
    this.code = facts.code
    this.fields = facts.fields ?? {}
    this.requestId = facts.requestId
    this.offline = facts.isOffline ?? false
    this.to = facts.to
  }

  /** Whether the resource does not exist, so that a page for it is a 404; any other error may be temporary. */
  get isAbsent(): boolean {
    return absent.has(this.status)
  }
}
