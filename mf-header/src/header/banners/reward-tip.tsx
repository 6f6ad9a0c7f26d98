import { IconClose } from '@nukkad/ui/icons'
import { popoverTime } from '@nukkad/ui/times'
import { useEffect, useRef, useState } from 'react'
import styles from './reward-tip.module.css'

/** A tip below the account button about the perks that wait in a new member's account. */
export function RewardTip({ onEnd }: { onEnd: () => void }) {
  const [isLeaving, setLeaving] = useState(false)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setLeaving(true)
    document.addEventListener('keydown', leaveOnEscape)
    return () => document.removeEventListener('keydown', leaveOnEscape)
  }, [])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => end.current(), popoverTime)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return (
    <div role="status" className={styles.tip} data-leaving={isLeaving || undefined} data-theme="dark">
      <p className={styles.words}>
        <strong>A welcome gift</strong>
        Perks for your first order are in your account. You can use them in your bag.
      </p>
      <button type="button" className={styles.close} aria-label="Close this" onClick={() => setLeaving(true)}>
        <IconClose size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
