import { localKeys, useMeasuring, useStorage } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import styles from './policies.module.css'

const said = {
  on: 'Visits from this browser are counted.',
  off: 'Visits from this browser are not counted, and any counts not yet sent were deleted.',
  browser: 'Your browser asks sites not to track it, so its visits are not counted, whatever you choose here.',
} as const

/** Whether this browser's visits are counted; only the visitor decides that. */
export function MeasuringSwitch() {
  const { isOn, choose } = useMeasuring()
  const { local } = useStorage()
  const isRefused = isOn === false && local.getItem(localKeys.measuring) !== 'off'
  return (
    <div className={styles.measuring}>
      <Checkbox
        label="Count my visits"
        checked={isOn ?? false}
        disabled={isOn === null || isRefused}
        onChange={({ target }) => choose(target.checked)}
      />
      <p role="status" className={styles.said}>
        {isOn !== null && said[isRefused ? 'browser' : isOn ? 'on' : 'off']}
      </p>
    </div>
  )
}
