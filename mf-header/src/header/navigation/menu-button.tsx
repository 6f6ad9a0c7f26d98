import { IconMenu } from '@nukkad/ui/icons'
import { useState } from 'react'
import { useOnDemand } from '../../parts/use-on-demand.ts'
import styles from './menu-button.module.css'

const loadDrawer = async () => (await import('./nav-drawer.tsx')).NavDrawer

/** Opens the navigation of a phone; before any script it leads to the links at the foot of the page. */
export function MenuButton() {
  const [NavDrawer, fetchDrawer] = useOnDemand(loadDrawer)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere, and the drawer only takes over once a script runs */}
      <a
        href="#site-links"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={styles.button}
        onClick={async (event) => {
          event.preventDefault()
          setIsOpen(await fetchDrawer())
        }}
      >
        <IconMenu size={22} aria-hidden="true" />
      </a>
      {NavDrawer && <NavDrawer isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}
