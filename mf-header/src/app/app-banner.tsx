import { sessionKeys, useLocation, useRoute, useStorage, useTrack } from '@nukkad/platform'
import { IconClose } from '@nukkad/ui/icons'
import { Logo } from '@nukkad/ui/logo'
import { useEffect, useState } from 'react'
import { useAppLink } from '../parts/use-app-link.ts'
import styles from './app-banner.module.css'
import { hasAppBanner } from './app-banner-pages.ts'

/**
 * At the bottom of a phone's screen on some pages, once per session, until either of its buttons is clicked. It comes
 * when the visitor has scrolled, so that it covers nothing of what the page begins with.
 */
export default function AppBanner() {
  const { session } = useStorage()
  const track = useTrack()
  const link = useAppLink()
  const isPage = hasAppBanner(useRoute()?.route.page)
  const [isDone, setDone] = useState(session.getItem(sessionKeys.appDownload) !== null)
  const isFurtherDown = useFurtherDown(useLocation().pathname)
  if (!isPage || isDone || !link || !isFurtherDown) return null

  function end(choice: string) {
    session.setItem(sessionKeys.appDownload, 'true')
    setDone(true)
    track('APP_BANNER_CLICKED', { choice })
  }

  return (
    <aside className={styles.banner} aria-label="The app" data-bottom="banner">
      <Logo markOnly className={styles.mark} />
      <p className={styles.words}>
        <strong>The Nukkad app</strong>
        Your city, in your pocket
      </p>
      <a href={link} className={styles.open} rel="noopener nofollow" onClick={() => end('open')}>
        Open in app
      </a>
      <button type="button" className={styles.close} aria-label="Continue in the browser" onClick={() => end('close')}>
        <IconClose size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}

/** Whether the visitor has scrolled by half a screen on this page; stays true until the next page. */
function useFurtherDown(pathname: string): boolean {
  const [reached, setReached] = useState<string>()
  useEffect(() => {
    const look = () => {
      if (window.scrollY > window.innerHeight / 2) setReached(pathname)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pathname])
  return reached === pathname
}
