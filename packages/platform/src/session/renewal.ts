import type { Session } from '@nukkad/contracts/endpoints/people/auth'
import { ApiError } from '../api/api-error.ts'
import type { SessionVault } from './session-vault.ts'

/** Runs tasks one after the other across all tabs of the site; without Web Locks, only within this tab. */
export type Exclusively = <T>(run: () => Promise<T>) => Promise<T>

/** Uses Web Locks where they exist. */
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
  /** called when the server says that the session is over */
  refused(): void
}

/**
 * Runs one renewal at a time. Refresh tokens rotate, and using one twice ends the session: callers in this tab share
 * one promise, and a tab that waited for the lock first checks whether another one has stored a newer token.
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
      // Only a clear refusal ends the session; a failed network or an overloaded server must not sign anyone out.
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
