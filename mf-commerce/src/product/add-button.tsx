import type { Variant } from '@nukkad/contracts/endpoints/catalogue'
import { Button } from '@nukkad/ui/button'
import type { Buying } from './use-buying.ts'

interface AddButtonProps {
  readonly variant: Variant
  readonly buying: Buying
}

/** Puts the chosen variant into the bag, or says that it is gone. */
export function AddButton({ variant, buying }: AddButtonProps) {
  return (
    <Button size={48} wide busy={buying.isAdding} disabled={!variant.isAvailable} onClick={() => buying.add()}>
      {variant.isAvailable ? 'Add to bag' : 'Sold out'}
    </Button>
  )
}
