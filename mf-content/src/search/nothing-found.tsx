import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import type { SearchAsk } from './search.queries.ts'
import { countOn } from './search-tabs.tsx'
import { WaysToBegin } from './ways-to-begin.tsx'

interface NothingFoundProps {
  readonly ask: SearchAsk
  readonly counts: readonly { readonly value: string; readonly count: number }[]
}

/** No search results: on this tab, or at all. */
export function NothingFound({ ask, counts }: NothingFoundProps) {
  const elsewhere = countOn(undefined, counts)
  const isHere = ask.tab !== undefined && elsewhere > 0
  const isCountry = ask.city === 'all'
  return (
    <>
      <EmptyState
        title={isHere ? 'No results of this kind' : 'No results'}
        text={
          isHere
            ? `The other tabs have ${elsewhere === 1 ? 'one find' : `${elsewhere} finds`} for “${ask.q}”.`
            : 'Fewer or simpler words often help: “chai” finds more than “best masala chai near me”. Hindi words do too: bagh, mandi, kitab.'
        }
        action={
          isHere ? (
            <ButtonLink href={hrefs.postSearch(ask.city, ask.q)} linkAs={Link} size={48}>
              Show all
            </ButtonLink>
          ) : (
            <ButtonLink href={isCountry ? hrefs.home() : hrefs.city(ask.city)} linkAs={Link} size={48}>
              {isCountry ? 'Choose a city' : 'Back to the city'}
            </ButtonLink>
          )
        }
      />
      {!isHere && <WaysToBegin city={ask.city} />}
    </>
  )
}
