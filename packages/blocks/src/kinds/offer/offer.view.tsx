import { Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { BlockHeading } from '../../block-heading.tsx'
import type { BlockViewProps, KindView } from '../../view.ts'
import styles from './offer.module.css'

/** Offers as tear-off coupons with their terms. */
function OfferView({ data, heading, look }: BlockViewProps<'offer'>) {
  return (
    <section className={styles.block} aria-label={data.title || 'Offers'}>
      {data.title && (
        <BlockHeading heading={heading} look={look}>
          {data.title}
        </BlockHeading>
      )}
      {data.note && <p className={styles.note}>{data.note}</p>}
      <ul className={styles.offers}>
        {data.offers.map(({ label, title, text, terms, cta }, at) => (
          <li key={`${at} ${title}`} className={styles.offer}>
            <p className={styles.label}>{label}</p>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
              {terms.length > 0 && (
                <ul className={styles.terms}>
                  {terms.map((term, line) => (
                    <li key={`${line} ${term}`}>{term}</li>
                  ))}
                </ul>
              )}
              {cta && (
                <ButtonLink href={cta.url} linkAs={Link} variant="secondary" size={40} className={styles.cta}>
                  {cta.title}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const view: KindView<'offer'> = { v: 1, View: OfferView }
