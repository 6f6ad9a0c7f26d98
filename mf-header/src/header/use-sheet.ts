import { useBackCloses } from '@nukkad/ui/use-back-closes'
import { type RefObject, useEffect } from 'react'

const phone = '(width < 800px)'

/** On a phone the open search covers the whole screen, and Back closes it. */
export function useSheet(field: RefObject<HTMLInputElement | null>, isOpen: boolean, close: () => void): void {
  useBackCloses(isOpen, close)
  useEffect(() => {
    const frame = field.current?.form?.parentElement
    if (!isOpen || !frame || !window.matchMedia?.(phone).matches) return
    frame.dataset.sheet = ''
    // For the styles around it. A rule that inspects the page for it (`html:has`) would slow down every change of the
    // page.
    document.documentElement.dataset.searchOpen = ''
    return () => {
      delete frame.dataset.sheet
      delete document.documentElement.dataset.searchOpen
    }
  }, [field, isOpen])
}
