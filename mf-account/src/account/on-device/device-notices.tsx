import { Checkbox } from '@nukkad/ui/checkbox'
import styles from '../account.module.css'
import type { PushAbility } from './browser-push.ts'
import { useDeviceNotices } from './use-device-notices.ts'

const hints: Readonly<Record<PushAbility, string>> = {
  open: 'When it is on its way, arrives today, has arrived or is late; also while Nukkad is closed.',
  blocked: 'Your browser blocks notices from Nukkad. Allow them in its settings for this site.',
  none: 'This browser cannot show notices. On an iPhone, add Nukkad to the home screen and open it there.',
}

/** Whether this device shows notices of orders. */
export function DeviceNotices({ userId }: { readonly userId: string }) {
  const device = useDeviceNotices(userId)
  if (!device) return null
  const { ability, isOn, isChanging, change } = device
  return (
    <section aria-labelledby="on-this-device" className={styles.group}>
      <h2 id="on-this-device" className={styles.heading}>
        On this device
      </h2>
      <div className={styles.rows}>
        <div className={styles.row}>
          <Checkbox
            label="Notices of your orders"
            hint={hints[ability]}
            checked={isOn}
            disabled={ability !== 'open' || isChanging}
            onChange={({ target }) => change(target.checked)}
          />
        </div>
      </div>
    </section>
  )
}
