import type { Preview } from '@nukkad/contracts/endpoints/access/access-counter'
import { Button } from '@nukkad/ui/button'
import { useEffect, useRef } from 'react'
import styles from './counter.module.css'

interface PreviewCardProps {
  readonly preview: Preview
  readonly onChoose: (preview: Preview, offer: Preview['offers'][number]) => void
  readonly onCancel: () => void
}

/** The member at the counter and the offers they may get; no offer is redeemed before a button is pressed. */
export function PreviewCard({ preview, onChoose, onCancel }: PreviewCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const offers = [...preview.offers].sort((a, b) => Number(b.id === preview.chosen) - Number(a.id === preview.chosen))
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview" ref={heading} tabIndex={-1} className={styles.subtitle}>
        {preview.member} is a member
      </h2>
      {offers.length === 0 && <p>You have no offers running right now.</p>}
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <p>
              <b>{offer.discountLabel}</b> {offer.title}
            </p>
            <p className={styles.quiet}>{offer.reason ?? offer.terms[0]}</p>
            {offer.isFree && (
              <Button
                wide
                size={56}
                variant={offer.id === preview.chosen || !preview.chosen ? 'primary' : 'secondary'}
                onClick={() => onChoose(preview, offer)}
              >
                Confirm {offer.discountLabel}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onCancel}>
        Not now
      </Button>
    </section>
  )
}
