import { useState } from 'react'

/** A dialog whose code loads when it is first opened; it then stays mounted, so that its closing can be animated. */
export function useOpening() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isWanted: state !== 'never',
    isOpen: state === 'open',
    open: () => setState('open'),
    onOpenChange: (isOpen: boolean) => setState(isOpen ? 'open' : 'closed'),
  }
}
