import type { ReturnRequest } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { useSearchParams } from '@nukkad/platform'
import { useState } from 'react'
import { possibleLines } from '../parts/request/draft.ts'
import { NotPossible } from '../parts/request/not-possible.tsx'
import { otherWay, whyNot } from '../parts/request/other-way.ts'
import { RequestGate } from '../parts/request/request-gate.tsx'
import { RequestReceived } from '../parts/request/request-received.tsx'
import { ReturnForm } from './return-form.tsx'

const words = {
  return: {
    title: 'What would you like to return?',
    crumb: 'Return',
    lead: 'Choose the items and a reason, and a courier collects them from your door for free.',
    no: 'A return is not possible here',
  },
  claim: {
    title: 'What arrived damaged?',
    crumb: 'Report damage',
    lead: 'Broken, or not what you ordered? Report it within 48 hours, and the maker will put it right.',
    no: 'The time to report damage is over',
  },
} as const

/** Returns some pieces, or reports damage. */
export function ShopReturnScreen() {
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'claim' ? 'claim' : 'return'
  const [received, setReceived] = useState<ReturnRequest>()
  if (received) return <RequestReceived request={received} takesFocus />
  const { title, crumb, lead, no } = words[kind]
  return (
    <RequestGate title={title} crumb={crumb} lead={lead}>
      {(returnable) =>
        possibleLines(returnable, kind).length === 0 ? (
          <NotPossible
            title={no}
            reason={whyNot(returnable, kind)}
            orderId={returnable.orderId}
            other={otherWay(returnable, kind)}
          />
        ) : (
          <ReturnForm key={kind} returnable={returnable} kind={kind} onReceived={setReceived} />
        )
      }
    </RequestGate>
  )
}
