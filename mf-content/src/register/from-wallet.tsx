import type { Registration } from '@nukkad/contracts/endpoints/tickets'
import { formatRupees } from '@nukkad/platform'
import { fromWallet } from '@nukkad/platform/paying'
import { Checkbox } from '@nukkad/ui/checkbox'
import type { Uses } from './use-paying-seats.ts'

interface FromWalletProps {
  /** rupees that the seats cost */
  readonly total: number
  readonly registration: Registration
  readonly uses: Uses
  readonly onUse: (uses: Uses) => void
}

/** Gift cards and credit that can pay for seats; nothing is shown to who has none. */
export function FromWallet({ total, registration, uses, onUse }: FromWalletProps) {
  const { gift_cards: cards, credit } = registration
  const { fromCards } = fromWallet(total, { giftCards: uses.giftCards ? cards : 0, credit: 0 })
  const usableCredit = Math.min(credit, total - fromCards)
  if (total === 0) return null
  return (
    <>
      {cards > 0 && (
        <Checkbox
          label={`Use ${formatRupees(Math.min(cards, total))} of your gift cards`}
          checked={uses.giftCards}
          onChange={({ target }) => onUse({ ...uses, giftCards: target.checked })}
        />
      )}
      {usableCredit > 0 && (
        <Checkbox
          label={`Use ${formatRupees(usableCredit)} of your credit at Nukkad`}
          checked={uses.credit}
          onChange={({ target }) => onUse({ ...uses, credit: target.checked })}
        />
      )}
    </>
  )
}
