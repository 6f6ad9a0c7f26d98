import type { AwardCategory } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatNumber, hrefs, Link } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './awards.module.css'

interface CategoryProps {
  readonly category: AwardCategory
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly onVote: (brandId: string) => void
}

/** A category with its nominees, and a way to vote for one of them. */
export function Category({ category, isBusy, error, onVote }: CategoryProps) {
  const { category: slug, title, line, brands, myVote, isOver } = category
  return (
    <section aria-labelledby={slug} className={styles.category}>
      <h2 id={slug}>{title}</h2>
      <p className={styles.line}>{line}</p>
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.brand} data-mine={brand.id === myVote ? '' : undefined}>
            {brand.image && (
              <PictureView picture={brand.image} width={{ mobile: 160, desktop: 240 }} aspect={1} decorative />
            )}
            <h3 className={styles.name}>
              <Link to={hrefs.merchant(brand.slug)}>{brand.name}</Link>
            </h3>
            <p className={styles.line}>{brand.line}</p>
            {brand.votes !== null && <p className={styles.count}>{formatNumber(brand.votes)} votes</p>}
            {brand.id === myVote ? (
              <p role="status" className={styles.count}>
                Your vote
              </p>
            ) : (
              !myVote &&
              !isOver && (
                <Button variant="secondary" size={48} wide disabled={isBusy} onClick={() => onVote(brand.id)}>
                  Vote<VisuallyHidden> for {brand.name}</VisuallyHidden>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    </section>
  )
}
