import { formatRupees } from '@nukkad/platform'
import { fromWallet, type Purse } from '@nukkad/platform/paying'
import { Checkbox } from '@nukkad/ui/checkbox'
import type { Uses } from './use-subscribing.ts'

interface FromWalletProps {
  /** rupees to pay in advance */
  readonly total: number
  readonly purse: Purse
  readonly uses: Uses
  readonly onUse: (uses: Uses) => void
}

/** Gift cards and credit that can pay for all deliveries; nothing is shown to who has none. */
export function FromWallet({ total, purse, uses, onUse }: FromWalletProps) {
  const { fromCards } = fromWallet(total, { giftCards: uses.giftCards ? purse.giftCards : 0, credit: 0 })
  const usableCredit = Math.min(purse.credit, total - fromCards)
  return (
    <>
      {purse.giftCards > 0 && (
        <Checkbox
          label={`Use ${formatRupees(Math.min(purse.giftCards, total))} of your gift cards`}
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
