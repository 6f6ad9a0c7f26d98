import { useCountdown } from '@nukkad/ui/use-countdown'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect } from 'react'
import styles from './register.module.css'

interface HoldClockProps {
  readonly seconds: number
  readonly isOffer: boolean
  readonly onEnd: () => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** How long the seats are held. Announced once a minute, not every second. */
export function HoldClock({ seconds, isOffer, onEnd }: HoldClockProps) {
  const [left] = useCountdown(seconds)
  const minutes = Math.ceil(left / 60)
  useEffect(() => {
    if (left === 0) onEnd()
  }, [left, onEnd])
  return (
    <p className={styles.clock} data-short={left < 60 || undefined}>
      <span aria-hidden="true">
        {isOffer ? 'Your turn: these seats are held for ' : 'Your seats are held for '}
        <b>
          {left >= 3600 && `${Math.floor(left / 3600)}:`}
          {two(Math.floor(left / 60) % 60)}:{two(left % 60)}
        </b>
      </span>
      <span role="timer" aria-live="polite" className={visuallyHidden}>
        Your seats are held for {minutes === 1 ? 'one more minute' : `${minutes} more minutes`}
      </span>
    </p>
  )
}
