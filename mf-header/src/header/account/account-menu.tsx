import { hrefs, sessionKeys, useBus, useBusEvent, useLocation, useSession, useStorage } from '@nukkad/platform'
import { IconUser } from '@nukkad/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useOnDemand } from '../../parts/use-on-demand.ts'
import { useDisclosure } from '../use-disclosure.ts'
import styles from './account-menu.module.css'

const loadPanel = async () => (await import('./account-panel.tsx')).AccountPanel
const loadTip = async () => (await import('../banners/reward-tip.tsx')).RewardTip

/** Sign-in for a guest, a short menu for a user. Before hydration it links to the orders, which ask for sign-in. */
export function AccountMenu() {
  const bus = useBus()
  const { status, user } = useSession()
  const { pathname } = useLocation()
  const { ref, isOpen, toggle, close } = useDisclosure<HTMLDivElement>(pathname)
  const [Panel, fetchPanel] = useOnDemand(loadPanel)
  const { Tip, endTip } = useRewardTip(pathname)

  if (status !== 'user')
    return (
      <a
        href={hrefs.orderHistory()}
        className={styles.button}
        aria-label="Sign in"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          bus.request('sign-in', { reason: '' })
        }}
      >
        <IconUser size={22} aria-hidden="true" />
      </a>
    )

  return (
    <div ref={ref} className={styles.account}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={`Account of ${user.firstName || user.displayName}`}
        onClick={async () => {
          endTip()
          if (Panel || (await fetchPanel())) toggle()
        }}
      >
        <span className={styles.initial} aria-hidden="true">
          {(user.firstName || user.displayName || user.email).slice(0, 1).toUpperCase()}
        </span>
      </button>
      {isOpen && Panel && <Panel onClose={close} />}
      {Tip && !isOpen && <Tip onEnd={endTip} />}
    </div>
  )
}

/** Shows a new member once per session where their first reward is, on the page where they joined. */
function useRewardTip(pathname: string) {
  const { session } = useStorage()
  const [Tip, fetchTip] = useOnDemand(loadTip)
  const [isShown, setShown] = useState(false)
  useBusEvent('session.started', async ({ created }) => {
    if (!created || session.getItem(sessionKeys.rewardTooltip)) return
    session.setItem(sessionKeys.rewardTooltip, 'true')
    setShown(await fetchTip())
  })
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current !== pathname) setShown(false)
    shownOn.current = pathname
  }, [pathname])
  return { Tip: isShown ? Tip : null, endTip: () => setShown(false) }
}
