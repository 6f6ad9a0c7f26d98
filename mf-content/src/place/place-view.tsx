import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { SaveCount } from '@nukkad/blocks/cards/save-count'
import type { Place } from '@nukkad/contracts/endpoints/city/places'
import { Link, SlotEmbed, useTrack } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { IconPin } from '@nukkad/ui/icons'
import { Page } from '@nukkad/ui/page'
import { WhenNear } from '@nukkad/ui/when-near'
import { lazy, type ReactNode } from 'react'
import { FeedSections } from '../parts/sections/feed-sections.tsx'
import { ShareButton } from '../parts/share/share-button.tsx'
import tagLinks from '../parts/tags/tag-links.module.css'
import { Pictures } from './pictures.tsx'
import styles from './place.module.css'
import { PlaceFacts } from './place-facts.tsx'
import { trailOf } from './place-head.ts'
import { PlaceReviews } from './place-reviews.tsx'

const Nearby = lazy(async () => ({ default: (await import('./nearby.tsx')).Nearby }))
const priceWords = ['', 'Inexpensive', 'Mid-priced', 'A treat']

interface PlaceViewProps {
  readonly place: Place
  /** a notice for editors on an unpublished place; saving, sharing and reviewing are then left out */
  readonly preview?: ReactNode
}

/** The page of a place. */
export function PlaceView({ place, preview }: PlaceViewProps) {
  const track = useTrack()
  const trail = trailOf(place)
  return (
    <Page className={styles.page}>
      {preview}
      <Breadcrumbs
        items={trail.map(({ title, href }, at) => (at < trail.length - 1 ? { title, href } : { title }))}
        linkAs={Link}
      />
      <Pictures pictures={place.pictures} title={place.title} />
      <header className={styles.header}>
        <p className={styles.what}>
          {place.kind} · {place.area ? <Link to={place.area.href}>{place.area.name}</Link> : place.locality}
          {place.price !== null && (
            <>
              {' · '}
              <abbr title={priceWords[place.price]}>{'₹'.repeat(place.price)}</abbr>
            </>
          )}
        </p>
        <h1 className={styles.title}>{place.title}</h1>
        <p className={styles.line}>{place.line}</p>
        <div className={styles.actions}>
          <ButtonLink
            size={48}
            href={place.mapUrl}
            icon={<IconPin size={20} />}
            target="_blank"
            rel="noopener"
            onClick={() => track('PLACE_DIRECTIONS_CLICKED', { slug: place.slug })}
          >
            Directions
          </ButtonLink>
          {!preview && (
            <>
              <SaveButton kind="place" of={place.slug} title={place.title} />
              <ShareButton href={place.href} title={place.title} />
              <span className={styles.quiet}>
                <SaveCount kind="place" of={place.slug} count={place.saves} />
              </span>
            </>
          )}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.story}>
          {place.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {place.tags.length > 0 && (
            <ul className={`${tagLinks.links} ${styles.tags}`} aria-label="Good for">
              {place.tags.map((tag) => (
                <li key={tag.slug}>
                  <Link to={tag.href}>{tag.name}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <PlaceFacts place={place} />
      </div>
      {!preview && <SlotEmbed key={place.slug} name="access-offers" />}
      <HydrateLater>{!preview && <PlaceReviews place={place} />}</HydrateLater>
      <WhenNear minHeight="20rem">
        <Nearby place={place} />
      </WhenNear>
      <HydrateLater>
        <FeedSections sections={place.sections} />
      </HydrateLater>
    </Page>
  )
}
