import type { Session } from '@nukkad/platform'
import type { SignInMethod } from './use-signed-in.ts'

/** What each way to sign in is given: the email is shared, so that changing the tab does not lose it. */
export interface WayProps {
  email: string
  onEmail: (email: string) => void
  onSession: (session: Session, method: SignInMethod) => void
}
