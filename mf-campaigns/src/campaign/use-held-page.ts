import { useHasUnsavedInput } from '@nukkad/platform'
import { useRef } from 'react'
import type { BlocksPage } from './campaign.queries.ts'

interface Held {
  readonly page: BlocksPage
  /** the campaign has ended */
  readonly hasEnded: boolean
}

/**
 * The current page. While a visitor has unsaved input, the page on which it was begun is kept, whatever happened to the
 * campaign in the meantime.
 */
export function useHeldPage(present: BlocksPage, city: string): Held {
  const hasUnsavedInput = useHasUnsavedInput()
  const begun = useRef({ page: present, city })
  const { page, city: begunIn } = begun.current
  const isHeld = page.slug === present.slug && begunIn === city && page.state === 'running' && hasUnsavedInput()
  if (!isHeld) begun.current = { page: present, city }
  return { page: begun.current.page, hasEnded: isHeld && present.state === 'over' }
}
