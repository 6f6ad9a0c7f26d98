import { formatDay, formatTime, useQueryClient } from '@nukkad/platform'
import { useEffect } from 'react'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './countdown.module.css'
import { useServerTime } from './use-server-time.ts'

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/**
 * Counts down by the server's clock, so that a phone whose clock is hours off shows the same. Without JavaScript the
 * date is shown.
 */
function CountdownView({ data, heading: Heading }: BlockViewProps<'countdown'>) {
  const ends = Date.parse(data.ends)
  const now = useServerTime()
  const client = useQueryClient()
  const left = now === undefined ? undefined : Math.max(0, Math.ceil((ends - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    // Refetches content that ends with the countdown.
    if (isOver) void client.invalidateQueries({ queryKey: ['campaign'] })
  }, [isOver, client])
  return (
    <section className={styles.countdown}>
      <Heading className={styles.title}>{isOver && data.after ? data.after : data.title}</Heading>
      <p className={styles.until}>
        Until <time dateTime={data.ends}>{`${formatDay(ends, ends)}, ${formatTime(ends)}`}</time>
      </p>
      <div className={styles.left} role="timer" aria-label={data.title}>
        {units.map(([unit, seconds], at) => (
          <span key={unit} className={styles.unit}>
            <b>{left === undefined ? '–' : partOf(left, seconds, at === 0 ? undefined : units[at - 1]?.[1])}</b> {unit}
          </span>
        ))}
      </div>
    </section>
  )
}

export const view: KindView<'countdown'> = { v: 1, View: CountdownView }

/** Whole units within the larger unit, with two digits. */
const partOf = (left: number, seconds: number, larger: number | undefined): string =>
  String(Math.floor((larger ? left % larger : left) / seconds)).padStart(2, '0')
