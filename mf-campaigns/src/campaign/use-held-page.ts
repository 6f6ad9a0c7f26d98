import { useHasUnsavedInput } from '@nukkad/platform'
import { useRef } from 'react'
import type { BlocksPage } from './campaign.queries.ts'

interface Held {
  readonly page: BlocksPage
  /** the page is over by now */
  readonly hasEnded: boolean
}

/** The present page; while something is typed on the one that was begun, that one, whatever became of it meanwhile. */
export function useHeldPage(present: BlocksPage, city: string): Held {
  const hasUnsavedInput = useHasUnsavedInput()
  const begun = useRef({ page: present, city })
  const { page, city: begunIn } = begun.current
  const isHeld = page.slug === present.slug && begunIn === city && page.state === 'running' && hasUnsavedInput()
  if (!isHeld) begun.current = { page: present, city }
  return { page: begun.current.page, hasEnded: isHeld && present.state === 'over' }
}
