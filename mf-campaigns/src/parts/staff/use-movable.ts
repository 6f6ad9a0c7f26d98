import { useEffect, useRef, useState } from 'react'

/** An ordered list of items, and how to tell them apart. */
export interface OrderedItems<T> {
  /** what an item is called: 'Question' */
  readonly word: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly titleOf: (item: T) => string
  readonly onChange: (items: T[]) => void
}

/**
 * Moves, removes and restores items, and announces it. The focus follows, so items and buttons in the list carry
 * `data-item`, `data-move`, `data-remove` and `data-undo`.
 */
export function useMovable<T>({ word, items, keyOf, titleOf, onChange }: OrderedItems<T>) {
  const [removed, setRemoved] = useState<{ readonly item: T; readonly at: number }>()
  const [said, say] = useState('')
  const [focus, setFocus] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!focus) return
    list.current?.parentElement?.querySelector<HTMLElement>(focus)?.focus()
    setFocus('')
  }, [focus])

  function move(at: number, by: 1 | -1) {
    const item = items[at]
    const to = at + by
    if (!item || to < 0 || to >= items.length) return
    const next = items.filter((other) => other !== item)
    next.splice(to, 0, item)
    onChange(next)
    say(`${word} ${titleOf(item)} moved to ${to + 1} of ${items.length}`)
    setFocus(`[data-item="${keyOf(item)}"] [data-move="${by === 1 ? 'down' : 'up'}"]`)
  }
  function remove(at: number) {
    const item = items[at]
    if (!item) return
    setRemoved({ item, at })
    onChange(items.filter((other) => other !== item))
    setFocus('[data-undo]')
  }
  function undo() {
    if (!removed) return
    onChange([...items.slice(0, removed.at), removed.item, ...items.slice(removed.at)])
    setFocus(`[data-item="${keyOf(removed.item)}"] [data-remove]`)
    setRemoved(undefined)
  }
  return { list, said, removed, move, remove, undo }
}
