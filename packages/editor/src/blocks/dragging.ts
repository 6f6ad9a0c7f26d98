import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { DragEdge } from './moved.ts'

interface Card {
  readonly element: HTMLElement
  readonly handle: HTMLElement
  /** cards of other stacks are ignored */
  readonly stack: string
  readonly id: string
  /** called with the side at which a dragged card would be inserted; undefined when there is none */
  readonly onEdge: (edge: DragEdge | undefined) => void
}

/** Makes a card draggable by its handle, and a drop target for others. Returns a function that ends this. */
export function dragCard({ element, handle, stack, id, onEdge }: Card): () => void {
  return combine(
    draggable({ element, dragHandle: handle, getInitialData: () => ({ stack, id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.stack === stack && source.data.id !== id,
      getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => onEdge(edgeOf(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop: () => onEdge(undefined),
    }),
  )
}

/** Reports each card of a stack dropped beside another, but not one dropped elsewhere or cancelled with Escape. */
export const watchDrops = (stack: string, onDrop: (id: string, over: string, edge: DragEdge) => void): (() => void) =>
  monitorForElements({
    canMonitor: ({ source }) => source.data.stack === stack,
    onDrop({ source, location }) {
      const [over] = location.current.dropTargets
      const edge = over && edgeOf(over.data)
      if (over && edge) onDrop(String(source.data.id), String(over.data.id), edge)
    },
  })

const edgeOf = (data: Readonly<Record<string | symbol, unknown>>): DragEdge | undefined => {
  const edge = extractClosestEdge(data)
  return edge === 'top' || edge === 'bottom' ? edge : undefined
}
