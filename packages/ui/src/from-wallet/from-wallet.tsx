import { Checkbox } from '../checkbox/checkbox.tsx'
import { rupees } from '../price/rupees.ts'

interface Uses {
  readonly giftCards: boolean
  readonly credit: boolean
}
interface FromWalletProps {
  /** The amounts that could be paid from each, in rupees. */
  readonly offered: { readonly giftCards: number; readonly credit: number }
  readonly uses: Uses
  readonly onUse: (uses: Uses) => void
}

/** Gift cards and credit that can be used to pay; buyers without any are shown nothing. */
export function FromWallet({ offered, uses, onUse }: FromWalletProps) {
  return (
    <>
      {offered.giftCards > 0 && (
        <Checkbox
          label={`Use ${rupees(offered.giftCards)} of your gift cards`}
          checked={uses.giftCards}
          onChange={({ target }) => onUse({ ...uses, giftCards: target.checked })}
        />
      )}
      {offered.credit > 0 && (
        <Checkbox
          label={`Use ${rupees(offered.credit)} of your credit at Nukkad`}
          checked={uses.credit}
          onChange={({ target }) => onUse({ ...uses, credit: target.checked })}
        />
      )}
    </>
  )
}
