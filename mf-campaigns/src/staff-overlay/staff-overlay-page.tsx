import { me } from '@nukkad/contracts/endpoints/people/users'
import type { OverlayState } from '@nukkad/contracts/overlay'
import { formatTime, useApi, useMutation, useQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { Page } from '@nukkad/ui/page'
import { defineStaffScreen } from '../parts/staff/define-staff-screen.tsx'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { overlayData, switchOverlayOff, switchOverlayOn } from './overlay-calls.ts'

const states: Readonly<Record<Exclude<OverlayState, 'on'>, string>> = {
  none: 'It is off in this browser.',
  ended: 'Your token has expired, so this browser gets the standard versions.',
  forged: 'The token in this browser was not signed by this site, so it has no effect.',
}

/** The overlay is switched on or off at page load, so this page reloads. */
const reload = () => window.location.reload()

function StaffOverlay() {
  const api = useApi()
  const query = useQuery({ queryKey: ['overlay'], queryFn: ({ signal }) => overlayData(signal) })
  const turnOn = useMutation({
    mutationFn: async () => {
      // The shell identifies the user by the session's token, which this call renews if it has expired.
      await api.call(me)
      await switchOverlayOn()
    },
    onSuccess: reload,
  })
  const turnOff = useMutation({ mutationFn: switchOverlayOff, onSuccess: reload })
  const problem = turnOn.error ?? turnOff.error
  return (
    <Page className={styles.page}>
      <h1>Overlay for developers</h1>
      <p>
        It shows the remote in each slot, its version, why it was chosen and how fast it loaded, and the events on the
        bus. It lets you choose another published version of a remote, or one built on your own machine, for this
        browser only.
      </p>
      <p>Open it with its button at the bottom of each page, or with Alt+Shift+O.</p>
      <Loaded what="The state of the overlay" query={query}>
        {({ state, until }) => (
          <>
            <p role="status">
              {state === 'on' ? `It is on in this browser until ${until && formatTime(until)}.` : states[state]}
            </p>
            <div className={styles.actions}>
              <Button busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
                {state === 'on' ? 'Extend by eight hours' : 'Switch on in this browser'}
              </Button>
              {state !== 'none' && (
                <Button variant="secondary" busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
                  Switch off
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      <p role="alert" className={styles.problem}>
        {problem?.message}
      </p>
    </Page>
  )
}

export const screen = defineStaffScreen('Overlay', StaffOverlay, 'developer')
