import type { Picture } from '@nukkad/contracts/schema'
import { Link } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import { Skyline } from '@nukkad/ui/skyline'
import type { ReactNode } from 'react'
import styles from './masthead.module.css'

interface Crumb {
  readonly title: string
  readonly href: string | null
}

interface MastheadProps {
  readonly title: string
  readonly line: string
  readonly crumbs?: readonly Crumb[]
  /** draws the city's landmark behind the text; a picture replaces it */
  readonly city: string
  readonly picture?: Picture | null
  /** a label above the title: 'Neighbourhood', 'Tag' */
  readonly kicker?: ReactNode
  readonly children?: ReactNode
}

/** The top of a content page: breadcrumbs, the h1, a sentence, and a picture or the city's landmark. */
export function Masthead({ title, line, crumbs = [], city, picture, kicker, children }: MastheadProps) {
  return (
    <header className={picture ? `${styles.masthead} ${styles.pictured}` : styles.masthead}>
      <div className={styles.words}>
        {crumbs.length > 1 && (
          <Breadcrumbs
            linkAs={Link}
            items={crumbs.map(({ title: name, href }, at) => ({
              title: name,
              href: at === crumbs.length - 1 ? undefined : (href ?? undefined),
            }))}
          />
        )}
        {kicker && <Kicker className={styles.kicker}>{kicker}</Kicker>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line}>{line}</p>
        {children}
      </div>
      {picture ? (
        <div className={styles.scene}>
          <PictureView
            picture={picture}
            width={{ mobile: 390, desktop: 640 }}
            sizes="(width >= 800px) 44vw, 100vw"
            aspect={3 / 2}
            priority
          />
        </div>
      ) : (
        <Skyline city={city} className={styles.skyline} />
      )}
    </header>
  )
}
