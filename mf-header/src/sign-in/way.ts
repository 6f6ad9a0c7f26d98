import type { Session } from '@nukkad/platform'
import type { SignInMethod } from './use-signed-in.ts'

/** The props of each sign-in method: the email is shared, so that changing the tab does not lose it. */
export interface WayProps {
  email: string
  onEmail: (email: string) => void
  onSession: (session: Session, method: SignInMethod) => void
}
