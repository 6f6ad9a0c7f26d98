import { possibleLines } from '../parts/request/draft.ts'
import { NotPossible } from '../parts/request/not-possible.tsx'
import { otherWay, whyNot } from '../parts/request/other-way.ts'
import { RequestGate } from '../parts/request/request-gate.tsx'
import { ExchangePieces } from './exchange-pieces.tsx'

/** Asks which pieces are exchanged; the replacements are the next step. */
export function ShopExchangeScreen() {
  return (
    <RequestGate
      title="What would you like to exchange?"
      crumb="Exchange"
      lead="Another size, another colour: the new one is held for you while the first is on its way back."
    >
      {(returnable) =>
        possibleLines(returnable, 'exchange').length === 0 ? (
          <NotPossible
            title="An exchange is not possible here"
            reason={whyNot(returnable, 'exchange')}
            orderId={returnable.orderId}
            other={otherWay(returnable, 'exchange')}
          />
        ) : (
          <ExchangePieces returnable={returnable} />
        )
      }
    </RequestGate>
  )
}
