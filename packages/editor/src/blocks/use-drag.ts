import { type RefObject, useEffect, useRef, useState } from 'react'
import type { DragEdge } from './moved.ts'

/** The code for dragging loads after the screen; until then, and without it, the buttons work. */
const loadDragging = () => import('./dragging.ts')

/** Calls `start` once the code for dragging has loaded, unless the component has ended by then. */
function whenLoaded(start: (code: Awaited<ReturnType<typeof loadDragging>>) => () => void): () => void {
  let isOver = false
  let end = () => {}
  loadDragging().then(
    (code) => {
      if (!isOver) end = start(code)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end()
  }
}

interface DraggedCard {
  readonly card: RefObject<HTMLElement | null>
  readonly handle: RefObject<HTMLElement | null>
  /** the side at which a dragged card would be inserted */
  readonly edge: DragEdge | undefined
}
export function useDraggedCard(stack: string, id: string): DraggedCard {
  const card = useRef<HTMLElement>(null)
  const handle = useRef<HTMLElement>(null)
  const [edge, onEdge] = useState<DragEdge>()
  useEffect(
    () =>
      whenLoaded(({ dragCard }) => {
        if (!card.current || !handle.current) return () => {}
        return dragCard({ element: card.current, handle: handle.current, stack, id, onEdge })
      }),
    [stack, id],
  )
  return { card, handle, edge }
}

export function useDrops(stack: string, onDrop: (id: string, over: string, edge: DragEdge) => void): void {
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(() => whenLoaded(({ watchDrops }) => watchDrops(stack, (...drop) => latest.current(...drop))), [stack])
}
