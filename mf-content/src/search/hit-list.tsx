import type { SearchHit } from '@nukkad/contracts/endpoints/site/search'
import { formatRupees, Link, useTrack } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { KindIcon, kindWord } from '@nukkad/ui/kind-icon'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './hit-list.module.css'

/** Results of all kinds in one list, each labelled with its kind. */
export function HitList({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.hits}>
      {hits.map((hit, at) => (
        <li key={`${hit.kind}${hit.id}`}>
          <Hit hit={hit} place={at + 1} />
        </li>
      ))}
    </ol>
  )
}

function Hit({ hit, place }: { readonly hit: SearchHit; readonly place: number }) {
  const track = useTrack()
  const { kind, title, line, href, image, product } = hit
  return (
    <article className={styles.hit}>
      <div className={styles.frame}>
        {image ? (
          <PictureView picture={image} width={112} aspect={1} priority={place <= 2} decorative />
        ) : (
          <span className={styles.noPicture}>
            <KindIcon kind={kind} size={28} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          <KindIcon kind={kind} size={14} />
          {kindWord(kind)}
        </p>
        <h2 className={styles.title}>
          <Link
            to={href}
            className={coveringLink}
            onClick={() => track('SEARCH_RESULT_CLICKED', { kind, href, place })}
          >
            {title}
          </Link>
        </h2>
        {line && <p className={styles.line}>{line}</p>}
        {product && (
          <p className={styles.price}>
            {formatRupees(product.price)}
            {!product.isAvailable && <span className={styles.line}> · Sold out</span>}
          </p>
        )}
      </div>
    </article>
  )
}
