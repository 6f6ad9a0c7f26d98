import { cities } from '@nukkad/contracts'
import type { MallCard } from '@nukkad/contracts/endpoints/city/malls'
import { hrefs, Link } from '@nukkad/platform'
import { MallRow } from './mall-row.tsx'
import styles from './malls.module.css'

/** Malls of the whole country, grouped by city. */
export function MallsByCity({ malls }: { readonly malls: readonly MallCard[] }) {
  return cities.map(({ slug, name }) => {
    const here = malls.filter((mall) => mall.city === slug)
    if (here.length === 0) return null
    return (
      <section key={slug} aria-labelledby={`malls-${slug}`}>
        <h2 id={`malls-${slug}`}>
          <Link to={hrefs.malls(slug)}>{name}</Link>
        </h2>
        <ol className={styles.list}>
          {here.map((mall, at) => (
            <MallRow key={mall.id} mall={mall} number={at + 1} isChosen={false} level={3} />
          ))}
        </ol>
      </section>
    )
  })
}
