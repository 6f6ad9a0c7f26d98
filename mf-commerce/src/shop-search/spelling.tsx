import type { SearchInsight } from '@nukkad/contracts/endpoints/shop/catalogue'
import { hrefs, Link } from '@nukkad/platform'
import styles from './shop-search.module.css'

/** How the words were understood: what was searched instead, and what else they may have meant. */
export function Spelling({ insight }: { readonly insight: SearchInsight }) {
  const { q, correctedTo, didYouMean } = insight
  if (!correctedTo && didYouMean.length === 0) return null
  return (
    <div className={styles.spelling}>
      {correctedTo && (
        <p>
          Nothing here is called “{q}”, so this is <strong>“{correctedTo}”</strong>.
        </p>
      )}
      {didYouMean.length > 0 && (
        <p>
          Did you mean{' '}
          {didYouMean.map((words, at) => (
            <span key={words}>
              {at > 0 && (at === didYouMean.length - 1 ? ' or ' : ', ')}
              <Link to={hrefs.shopSearch(words)}>{words}</Link>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
