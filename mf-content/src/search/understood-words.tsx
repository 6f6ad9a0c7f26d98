import { Link } from '@nukkad/platform'
import { Spelling } from '@nukkad/ui/spelling'

interface UnderstoodWordsProps {
  readonly answer: { readonly q: string; readonly correctedTo: string | null; readonly didYouMean: readonly string[] }
  readonly hrefOf: (words: string) => string
}

/** How the search understood the words, with links to the alternatives. */
export function UnderstoodWords({ answer: { q, correctedTo, didYouMean }, hrefOf }: UnderstoodWordsProps) {
  const instead = correctedTo && (
    <>
      No results for “{q}”, so this is <Link to={hrefOf(correctedTo)}>{correctedTo}</Link>.
    </>
  )
  return <Spelling linkAs={Link} instead={instead} didYouMean={didYouMean} hrefOf={hrefOf} />
}
