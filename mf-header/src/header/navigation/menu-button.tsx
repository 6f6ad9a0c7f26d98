import { IconMenu } from '@nukkad/ui/icons'
import { useState } from 'react'
import { useOnDemand } from '../../parts/use-on-demand.ts'
import styles from './menu-button.module.css'

const loadDrawer = async () => (await import('./nav-drawer.tsx')).NavDrawer

/** Opens the navigation on a phone; before hydration it links to the links in the footer. */
export function MenuButton() {
  const [NavDrawer, fetchDrawer] = useOnDemand(loadDrawer)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it has a real target, and the drawer only takes over after
         hydration */}
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
