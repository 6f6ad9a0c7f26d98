import { hrefs, useSearchParams } from '@nukkad/platform'
import { draftOfPieces, possibleLines } from '../parts/request/draft.ts'
import { NotPossible } from '../parts/request/not-possible.tsx'
import { otherWay, whyNot } from '../parts/request/other-way.ts'
import { RequestGate } from '../parts/request/request-gate.tsx'
import { ExchangeForm } from './exchange-form.tsx'

/** Asks for the replacements of the chosen pieces; `?pieces=` names them. */
export function ExchangeRequestScreen() {
  const [search] = useSearchParams()
  return (
    <RequestGate
      title="What do you want instead?"
      crumb="Exchange"
      lead="It costs the same, so there is nothing more to pay."
    >
      {(returnable) => {
        const possible = possibleLines(returnable, 'exchange')
        const draft = draftOfPieces(search.get('pieces'), possible)
        if (Object.keys(draft).length > 0) return <ExchangeForm returnable={returnable} first={draft} />
        return (
          <NotPossible
            title={possible.length > 0 ? 'Which pieces do you mean?' : 'An exchange is not possible here'}
            reason={
              possible.length > 0 ? 'Choose the items first, then their replacements.' : whyNot(returnable, 'exchange')
            }
            orderId={returnable.orderId}
            other={
              possible.length > 0
                ? { label: 'Choose the pieces', href: hrefs.orderExchange(returnable.orderId) }
                : otherWay(returnable, 'exchange')
            }
          />
        )
      }}
    </RequestGate>
  )
}
