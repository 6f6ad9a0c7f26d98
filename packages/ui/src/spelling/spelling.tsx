import { Anchor, type LinkAs } from '../anchor.tsx'
import styles from './spelling.module.css'

export interface SpellingProps {
  /** The typed words. */
  q: string
  /** The words that were searched instead. */
  correctedTo?: string | null
  /** Other words that may have been meant. */
  didYouMean: readonly string[]
  hrefOf: (words: string) => string
  linkAs?: LinkAs | undefined
}

const partsOf = (words: string) => words.toLowerCase().split(/\s+/)

/** Whether only words were left out, and none was corrected. */
function isShorter(q: string, correctedTo: string): boolean {
  const typed = partsOf(q).map((part) => part.replace(/[.,!?]+$/, ''))
  return partsOf(correctedTo).every((word) => typed.includes(word))
}

/** How a search understood the words; renders nothing if there is nothing to say. */
export function Spelling({ q, correctedTo, didYouMean, hrefOf, linkAs }: SpellingProps) {
  if (!correctedTo && didYouMean.length === 0) return null
  const linkTo = (words: string) => (
    <Anchor href={hrefOf(words)} linkAs={linkAs}>
      {words}
    </Anchor>
  )
  return (
    <div className={styles.spelling}>
      {correctedTo && (
        <p>
          {isShorter(q, correctedTo)
            ? 'Nothing has all of these words; showing results for '
            : `No results for “${q}”, so this is `}
          {linkTo(correctedTo)}.
        </p>
      )}
      {didYouMean.length > 0 && (
        <p>
          Did you mean{' '}
          {didYouMean.map((words, at) => (
            <span key={words}>
              {at > 0 && (at === didYouMean.length - 1 ? ' or ' : ', ')}
              {linkTo(words)}
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
