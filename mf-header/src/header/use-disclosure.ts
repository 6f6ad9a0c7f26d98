import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Disclosure<E extends HTMLElement> {
  ref: RefObject<E | null>
  isOpen: boolean
  toggle: () => void
  open: () => void
  close: () => void
}

/** A small popup that opens in place: Escape, a press or focus elsewhere, and a page change close it. */
export function useDisclosure<E extends HTMLElement>(page: string): Disclosure<E> {
  const ref = useRef<E>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === page
  const close = useCallback(() => setOpenOn(null), [])
  const open = useCallback(() => setOpenOn(page), [page])

  useEffect(() => {
    if (!isOpen) return
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen, close])

  return { ref, isOpen, toggle: () => setOpenOn(isOpen ? null : page), open, close }
}
