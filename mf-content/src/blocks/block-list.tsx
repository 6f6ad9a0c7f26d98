import { EventCard } from '@nukkad/blocks/cards/event-card'
import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { ContentBlock } from '@nukkad/contracts/content-block'
import { PictureView } from '@nukkad/ui/picture-view'
import { WhenNear } from '@nukkad/ui/when-near'
import { lazy, Suspense } from 'react'
import styles from './block-list.module.css'
import { ProductStrip } from './product-strip.tsx'
import { Trail } from './trail.tsx'

const Film = lazy(async () => ({ default: (await import('@nukkad/blocks/film/film')).Film }))

interface BlockListProps {
  readonly blocks: readonly ContentBlock[]
  /** The first letter of the first paragraph stands large: for long reads. */
  readonly hasDropCap?: boolean
  /** Stands where headings of blocks would: `h2` under the title of a page. */
  readonly heading?: 'h2' | 'h3'
}

/** What an editor wrote, block by block: the one place where blocks become a page. */
export function BlockList({ blocks, hasDropCap = false, heading = 'h2' }: BlockListProps) {
  const firstText = blocks.findIndex(({ type }) => type === 'text')
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        // Blocks have no names of their own, and a page never reorders them.
        <Block key={at} block={block} hasDropCap={hasDropCap && at === firstText} heading={heading} />
      ))}
    </div>
  )
}

interface BlockProps {
  readonly block: ContentBlock
  readonly hasDropCap: boolean
  readonly heading: 'h2' | 'h3'
}

function Block({ block, hasDropCap, heading: Heading }: BlockProps) {
  switch (block.type) {
    case 'text':
      return (
        <div
          className={styles.text}
          data-drop-cap={hasDropCap || undefined}
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      )
    case 'heading':
      return <Heading className={styles.heading}>{block.text}</Heading>
    case 'picture':
      return (
        <figure className={styles.picture}>
          <PictureView picture={block.picture} width={{ mobile: 390, desktop: 760 }} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      )
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.who && <figcaption>{block.who}</figcaption>}
        </figure>
      )
    case 'tip':
      return (
        <aside className={styles.tip} aria-label="Good to know">
          <p>{block.text}</p>
        </aside>
      )
    case 'places':
      return (
        <section className={styles.list} aria-label={block.title || 'Places'}>
          {block.title && <Heading className={styles.heading}>{block.title}</Heading>}
          <ul className={styles.cards}>
            {block.places.map((place) => (
              <li key={place.id}>
                <PlaceCard
                  place={place}
                  heading="h3"
                  action={<SaveButton kind="place" of={place.slug} title={place.title} />}
                />
              </li>
            ))}
          </ul>
        </section>
      )
    case 'events':
      return (
        <section className={styles.list} aria-label={block.title || 'Events'}>
          {block.title && <Heading className={styles.heading}>{block.title}</Heading>}
          <ul>
            {block.events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )
    case 'products':
      return <ProductStrip title={block.title} products={block.products} heading={Heading} />
    case 'video':
      return (
        <figure className={styles.film}>
          <WhenNear minHeight="18rem">
            <Suspense>
              <Film video={block.video} />
            </Suspense>
          </WhenNear>
          <figcaption className={styles.line}>
            {block.video.title}. {block.video.line}
          </figcaption>
        </figure>
      )
    case 'map':
      return <Trail map={block.map} heading={Heading} />
    default:
      // A kind that a newer editor knows: the rest is still a page.
      return null
  }
}
