import { useState } from 'react'

/** A dialog whose code comes with its first opening, and which then stays, so that it can close softly. */
export function useOpening() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isWanted: state !== 'never',
    isOpen: state === 'open',
    open: () => setState('open'),
    onOpenChange: (isOpen: boolean) => setState(isOpen ? 'open' : 'closed'),
  }
}
