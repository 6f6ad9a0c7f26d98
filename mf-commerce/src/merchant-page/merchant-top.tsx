import type { Brand } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { formatCount, formatLongDay, hrefs, Link } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'
import { Kicker } from '@nukkad/ui/kicker'
import { PictureView } from '@nukkad/ui/picture-view'
import { Rating } from '@nukkad/ui/rating'
import styles from './merchant-page.module.css'

/** The maker: their story, since when, and links to the sections of the page. */
export function MerchantTop({ brand }: { readonly brand: Brand }) {
  const { name, maker, line, since, locality, city, image, rating, review_count, product_count, stores } = brand
  return (
    <>
      <div className={styles.top}>
        <div className={styles.portrait}>
          <PictureView picture={image} width={420} sizes="(width < 800px) 45vw, 20rem" aspect={1} priority />
        </div>
        <div className={styles.words}>
          <Kicker className={styles.kicker}>
            {locality}, <Link to={hrefs.cityShop(city.slug)}>{city.name}</Link>
          </Kicker>
          <h1>{name}</h1>
          <p className={styles.line}>{line}</p>
          <div className={styles.facts}>
            {rating !== null && <Rating value={rating} count={review_count} />}
            {since && <span>Since {since}</span>}
            {brand.isWomenLed && <Badge>Led by women</Badge>}
          </div>
          {brand.away && <AwayNotice away={brand.away} />}
          <nav className={styles.ways} aria-label={`On ${name}’s page`}>
            {product_count > 0 && <a href="#products">{formatCount(product_count)} products</a>}
            {review_count > 0 && <a href="#reviews">{formatCount(review_count)} reviews</a>}
            {stores.length > 0 && <a href="#stores">{stores.length === 1 ? 'The shop' : `${stores.length} shops`}</a>}
          </nav>
        </div>
      </div>
      {brand.story && (
        <section className={styles.story} aria-labelledby="story">
          <h2 id="story">{brand.story_title || name}</h2>
          <div>
            <p>{brand.story}</p>
            <p className={styles.signed}>{maker}</p>
          </div>
        </section>
      )}
    </>
  )
}

/** The days on which the maker sends nothing, in the future or now. */
function AwayNotice({ away: { from, until, words } }: { readonly away: NonNullable<Brand['away']> }) {
  return (
    <p className={styles.away}>
      Away from {formatLongDay(from)} to {formatLongDay(until)}. You can order meanwhile: delivery days count from the
      return.{words && ` “${words}”`}
    </p>
  )
}
