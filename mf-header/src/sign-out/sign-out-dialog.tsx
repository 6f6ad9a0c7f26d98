import { ApiError, useBus, useSession, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Dialog } from '@nukkad/ui/dialog'
import { useState } from 'react'
import { loadedGoogle } from '../parts/google-script.ts'
import styles from './sign-out.module.css'
import { useAfterSignOut } from './use-after-sign-out.ts'

/**
 * Confirms signing out. Nothing is cleared before the server has agreed; then the user is taken to a page open to
 * guests.
 */
export function SignOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { user, end } = useSession()
  const bus = useBus()
  const track = useTrack()
  const leave = useAfterSignOut()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  function close() {
    setProblem('')
    onClose()
  }

  async function signOut() {
    const userId = user?._id ?? null
    setIsBusy(true)
    setProblem('')
    try {
      await end()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'You are still signed in. Please try again.')
      return
    } finally {
      setIsBusy(false)
    }
    // A user who has just signed out must not be signed in again automatically.
    loadedGoogle(window)?.disableAutoSelect()
    close()
    track('SIGNOUT_SUCCESS')
    bus.publish('session.ended', { userId })
    leave()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      size="s"
      title="Log out?"
      description="Your orders and saved addresses stay with your account."
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={signOut}>
            Log Out
          </Button>
        </>
      }
    >
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </Dialog>
  )
}
