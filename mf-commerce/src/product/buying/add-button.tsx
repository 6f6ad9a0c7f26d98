import type { Variant } from '@nukkad/contracts/endpoints/shop/product'
import { Button } from '@nukkad/ui/button'
import { IconCheck } from '@nukkad/ui/icons'
import { lazy, Suspense } from 'react'
import { useAnsweredTap } from '../../parts/use-answered-tap.ts'
import { useOpening } from '../../parts/use-opening.ts'
import type { Buying } from './use-buying.ts'

const TellMeDialog = lazy(() => import('../delivery/tell-me-dialog.tsx'))

interface AddButtonProps {
  readonly variant: Variant
  readonly buying: Buying
}

/**
 * Adds the chosen variant to the cart; asks for a size first; if it is sold out, offers a notification when it is back.
 */
export function AddButton({ variant, buying }: AddButtonProps) {
  const { isWanted, isOpen, open, onOpenChange } = useOpening()
  const adding = useAnsweredTap(buying.add)
  if (buying.asksSize) {
    return (
      <Button size={48} wide onClick={buying.chooseSize}>
        Choose a size
      </Button>
    )
  }
  if (buying.isJustAdded) {
    return (
      <Button size={48} wide aria-disabled icon={<IconCheck size={20} aria-hidden="true" />}>
        Added
      </Button>
    )
  }
  if (variant.isAvailable) {
    return (
      <Button
        size={48}
        wide
        busy={adding.isBusy || buying.isAdding}
        onClick={() => {
          if (buying.isComplete()) adding.tap()
        }}
      >
        Add to bag
      </Button>
    )
  }
  return (
    <>
      <Button size={48} wide variant="secondary" aria-haspopup="dialog" onClick={open}>
        Tell me when it’s back
      </Button>
      {isWanted && (
        <Suspense>
          <TellMeDialog variant={variant} isOpen={isOpen} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  )
}
