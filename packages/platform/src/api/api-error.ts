export interface ApiErrorFacts {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
  readonly requestId: string
  readonly to?: string
  readonly isOffline?: boolean
}

/** The server's code for a resource that does not exist for this caller, or whose name cannot exist. */
const absent: ReadonlySet<number> = new Set([400, 404, 410, 414])

/** A call that got no good answer. `message` is written for people; `offline` means that no answer came at all. */
export class ApiError extends Error {
  /** HTTP status, 0 when no answer came */
  readonly status: number
  /** one of the contracts' error codes, or 'offline', 'timeout', 'unreadable' */
  readonly code: string
  /** what was wrong with the input, by its path */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string
  readonly offline: boolean
  /** where a thing with the code 'moved' stands now, a path of this site */
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

  /** Asked by what an address says, this is a page that does not exist; everything else may be there in a moment. */
  get isAbsent(): boolean {
    return absent.has(this.status)
  }
}
