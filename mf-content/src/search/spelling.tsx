import { Link } from '@nukkad/platform'
import styles from './spelling.module.css'

interface SpellingProps {
  readonly answer: { readonly q: string; readonly correctedTo: string | null; readonly didYouMean: readonly string[] }
  readonly hrefOf: (words: string) => string
}

/** How the words were understood: what was searched instead, and what else they may have meant. */
export function Spelling({ answer: { q, correctedTo, didYouMean }, hrefOf }: SpellingProps) {
  if (!correctedTo && didYouMean.length === 0) return null
  return (
    <div className={styles.spelling}>
      {correctedTo && (
        <p>
          Nothing is called “{q}”, so this is <Link to={hrefOf(correctedTo)}>{correctedTo}</Link>.
        </p>
      )}
      {didYouMean.length > 0 && (
        <p>
          Did you mean{' '}
          {didYouMean.map((words, at) => (
            <span key={words}>
              {at > 0 && (at === didYouMean.length - 1 ? ' or ' : ', ')}
              <Link to={hrefOf(words)}>{words}</Link>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
