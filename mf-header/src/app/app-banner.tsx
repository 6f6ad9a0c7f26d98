import { sessionKeys, useRoute, useStorage, useTrack } from '@nukkad/platform'
import { IconClose } from '@nukkad/ui/icons'
import { Logo } from '@nukkad/ui/logo'
import { useState } from 'react'
import { useAppLink } from '../parts/use-app-link.ts'
import styles from './app-banner.module.css'
import { hasAppBanner } from './app-banner-pages.ts'

/** At the bottom of a phone's screen on some pages, once per session, until either of its buttons is clicked. */
export default function AppBanner() {
  const { session } = useStorage()
  const track = useTrack()
  const link = useAppLink()
  const isPage = hasAppBanner(useRoute()?.route.page)
  const [isDone, setDone] = useState(session.getItem(sessionKeys.appDownload) !== null)
  if (!isPage || isDone || !link) return null

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
