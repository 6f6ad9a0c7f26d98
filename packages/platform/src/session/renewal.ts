import type { Session } from '@nukkad/contracts/endpoints/people/auth'
import { ApiError } from '../api/api-error.ts'
import type { SessionVault } from './session-vault.ts'

/** Runs one after the other across all tabs of the site; without Web Locks, within this one. */
export type Exclusively = <T>(run: () => Promise<T>) => Promise<T>

/** Web Locks where they exist. */
export function exclusively(locks: LockManager | undefined): Exclusively {
  if (!locks) return (run) => run()
  return async (run) => await locks.request('nukkad-session-renewal', () => run())
}

interface RenewalParts {
  readonly vault: SessionVault
  /** the call for a new token; the server reads the refresh cookie */
  request(): Promise<Session>
  readonly exclusively: Exclusively
  renewed(session: Session): void
  /** the server said that the session is over */
  refused(): void
}

/**
 * One renewal at a time. Refresh tokens rotate, and using one twice ends the session: callers of this tab share one
 * promise, and a tab that waited for the lock first looks whether another one has brought a newer token already.
 */
export function renewal(parts: RenewalParts): (refused: string) => Promise<string | null> {
  let running: Promise<string | null> | undefined

  async function renew(refused: string): Promise<string | null> {
    const held = parts.vault.token()
    if (!held && !parts.vault.user()) return null
    if (held && held.access_token !== refused) return held.access_token
    try {
      const session = await parts.request()
      parts.renewed(session)
      return session.jwt_token.access_token
    } catch (error) {
      // Only a clear no ends the session; a dead network or a server at its limit must not sign anyone out.
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
      parts.refused()
      return null
    }
  }

  return (refused) => {
    running ??= parts
      .exclusively(() => renew(refused))
      .finally(() => {
        running = undefined
      })
    return running
  }
}
