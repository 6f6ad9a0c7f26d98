import { useState, useSyncExternalStore } from 'react'
import { type BusLog, mostHeard } from '../bus-log.ts'
import styles from './panel.module.css'

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** Events and requests on the bus, the newest first. */
export function EventsTab({ log }: { readonly log: BusLog }) {
  const heard = useSyncExternalStore(log.store.subscribe, log.store.read)
  const [isPaused, pause] = useState(log.isPaused)
  const toggle = () => {
    log.isPaused = !isPaused
    pause(!isPaused)
  }
  return (
    <>
      <div className={styles.tools}>
        <button type="button" aria-pressed={isPaused} onClick={toggle}>
          Pause
        </button>
        <button type="button" onClick={() => log.clear()}>
          Clear
        </button>
        <p>
          {heard.length} of the last {mostHeard}
        </p>
      </div>
      {heard.length === 0 && <p>{isPaused ? 'Events are not recorded while this is paused.' : 'No events yet.'}</p>}
      <ol className={styles.events} reversed>
        {[...heard].reverse().map(({ id, at, name, payload }) => (
          <li key={id}>
            <time dateTime={at.toISOString()}>{time.format(at)}</time> <b>{name}</b>
            <code>{JSON.stringify(payload)}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
