import { ApiError, type Session, useSettings } from '@nukkad/platform'
import { useEffect, useRef, useState } from 'react'
import styles from './google-button.module.css'
import { useGoogle } from './use-google.ts'

interface Props {
  onSession(session: Session): void
}

/** Google's own button above the other sign-in methods; renders nothing if no Google client is configured. */
export function GoogleButton({ onSession }: Props) {
  const { google } = useSettings()
  return google ? <Button {...google} onSession={onSession} /> : null
}

function Button({ clientId, scriptUrl, onSession }: Props & { clientId: string; scriptUrl: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')
  const [isAway, setAway] = useState(false)
  const [round, setRound] = useState(0)
  const prepare = useGoogle({
    clientId,
    scriptUrl,
    onSession,
    onProblem(error) {
      setProblem(error instanceof ApiError ? error.message : 'Google sign-in failed. Please try again.')
      // A nonce can be used only once.
      setRound((before) => before + 1)
    },
  })

  useEffect(() => {
    let isGone = false
    prepare().then(
      (google) => {
        const parent = place.current
        if (isGone || !parent) return
        const width = Math.min(400, Math.max(200, Math.round(parent.clientWidth) || 320))
        google.renderButton(parent, { theme: 'outline', size: 'large', width, text: 'continue_with', shape: 'pill' })
      },
      () => !isGone && setAway(true),
    )
    return () => {
      isGone = true
    }
  }, [prepare, round])

  // If Google cannot be reached, only the other methods are shown.
  if (isAway) return null
  return (
    <div className={styles.google}>
      <div ref={place} className={styles.place} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p className={styles.or} aria-hidden="true">
        or
      </p>
    </div>
  )
}
