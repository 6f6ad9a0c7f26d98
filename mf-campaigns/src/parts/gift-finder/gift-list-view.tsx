import { ProductTile } from '@nukkad/blocks/cards/product-tile'
import type { GiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { IconPencil } from '@nukkad/ui/icons'
import { Kicker } from '@nukkad/ui/kicker'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import type { ReactNode } from 'react'
import { Motif } from '../motif/motif.tsx'
import styles from './gift-list-view.module.css'

interface GiftListViewProps {
  readonly list: GiftList
  readonly occasion: string | null
  readonly changeHref: string
  readonly actions: ReactNode
}

/** A list of gifts, each with the reason for its choice. */
export function GiftListView({ list, occasion, changeHref, actions }: GiftListViewProps) {
  const { title, answers, relaxed, products } = list
  const ignored = new Set(relaxed?.questionIds)
  const given = answers.flatMap(({ questionId, labels }) => labels.map((label) => ({ questionId, label })))
  return (
    <>
      <header className={styles.head}>
        <Motif occasion={occasion} className={styles.art} />
        <div>
          <Kicker className={styles.kicker}>{title}</Kicker>
          <h1>{headline(products.length, ignored.size > 0)}</h1>
          <ul className={styles.answers} aria-label="Your answers">
            {given.map(({ questionId, label }) => (
              <li key={`${questionId}-${label}`} className={ignored.has(questionId) ? styles.ignored : undefined}>
                {ignored.has(questionId) ? <s>{label}</s> : label}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {actions}
            <ButtonLink
              size={40}
              variant="secondary"
              linkAs={Link}
              href={changeHref}
              rel="nofollow"
              icon={<IconPencil size={18} />}
            >
              Change answers
            </ButtonLink>
          </div>
        </div>
      </header>
      {relaxed && products.length > 0 && (
        <p role="note" className={styles.relaxed}>
          {relaxed.message}
        </p>
      )}
      {products.length === 0 && (
        <EmptyState
          title={relaxed ? 'No gift fits these answers' : 'Everything is sold out'}
          text={relaxed?.message ?? 'New products arrive every week.'}
          action={<Link to={hrefs.newLaunches()}>See what is new</Link>}
        />
      )}
      {products.length > 0 && <h2 className={visuallyHidden}>The gifts</h2>}
      <ul className={styles.gifts}>
        {products.map((gift, at) => (
          <li key={gift.product_id} className={styles.gift}>
            <p className={styles.because}>{gift.because}</p>
            <ProductTile product={gift} priority={at < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}

function headline(count: number, isRelaxed: boolean): string {
  if (count === 0) return 'No gifts right now'
  if (isRelaxed) return count === 1 ? '1 thing that nearly fits' : `${count} things that nearly fit`
  return count === 1 ? '1 thing that fits' : `${count} things that fit`
}
