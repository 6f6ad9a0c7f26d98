import type { ReactNode } from 'react'
import { Anchor, type LinkAs } from '../anchor.tsx'
import styles from './spelling.module.css'

export interface SpellingProps {
  /** A sentence saying what was searched instead of the typed words. */
  instead?: ReactNode
  /** Other words that may have been meant. */
  didYouMean: readonly string[]
  hrefOf: (words: string) => string
  linkAs?: LinkAs | undefined
}

/** How a search understood the words; renders nothing if there is nothing to say. */
export function Spelling({ instead, didYouMean, hrefOf, linkAs }: SpellingProps) {
  if (!instead && didYouMean.length === 0) return null
  return (
    <div className={styles.spelling}>
      {instead && <p>{instead}</p>}
      {didYouMean.length > 0 && (
        <p>
          Did you mean{' '}
          {didYouMean.map((words, at) => (
            <span key={words}>
              {at > 0 && (at === didYouMean.length - 1 ? ' or ' : ', ')}
              <Anchor href={hrefOf(words)} linkAs={linkAs}>
                {words}
              </Anchor>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
