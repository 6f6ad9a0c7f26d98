import type { Variant } from '@nukkad/contracts/endpoints/product'
import { Button } from '@nukkad/ui/button'
import { lazy, Suspense } from 'react'
import { useAnsweredTap } from '../parts/use-answered-tap.ts'
import { useOpening } from '../parts/use-opening.ts'
import type { Buying } from './use-buying.ts'

const TellMeDialog = lazy(() => import('./tell-me-dialog.tsx'))

interface AddButtonProps {
  readonly variant: Variant
  readonly buying: Buying
}

/** Puts the chosen variant into the bag; when it is gone, offers to say when it is back. */
export function AddButton({ variant, buying }: AddButtonProps) {
  const { isWanted, isOpen, open, onOpenChange } = useOpening()
  const adding = useAnsweredTap(buying.add)
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
