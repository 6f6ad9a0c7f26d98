import { useEffect, useRef, useState } from 'react'

/** An ordered list of items, and how to tell them apart. */
export interface OrderedThings<T> {
  /** what an item is called: 'Question' */
  readonly word: string
  readonly things: readonly T[]
  readonly keyOf: (thing: T) => string
  readonly titleOf: (thing: T) => string
  readonly onChange: (things: T[]) => void
}

/**
 * Moves, removes and restores items, and announces it. The focus follows, so items and buttons in the list carry
 * `data-thing`, `data-move`, `data-remove` and `data-undo`.
 */
export function useMovable<T>({ word, things, keyOf, titleOf, onChange }: OrderedThings<T>) {
  const [removed, setRemoved] = useState<{ readonly thing: T; readonly at: number }>()
  const [said, say] = useState('')
  const [focus, setFocus] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!focus) return
    list.current?.parentElement?.querySelector<HTMLElement>(focus)?.focus()
    setFocus('')
  }, [focus])

  function move(at: number, by: 1 | -1) {
    const thing = things[at]
    const to = at + by
    if (!thing || to < 0 || to >= things.length) return
    const next = things.filter((other) => other !== thing)
    next.splice(to, 0, thing)
    onChange(next)
    say(`${word} ${titleOf(thing)} moved to ${to + 1} of ${things.length}`)
    setFocus(`[data-thing="${keyOf(thing)}"] [data-move="${by === 1 ? 'down' : 'up'}"]`)
  }
  function remove(at: number) {
    const thing = things[at]
    if (!thing) return
    setRemoved({ thing, at })
    onChange(things.filter((other) => other !== thing))
    setFocus('[data-undo]')
  }
  function undo() {
    if (!removed) return
    onChange([...things.slice(0, removed.at), removed.thing, ...things.slice(removed.at)])
    setFocus(`[data-thing="${keyOf(removed.thing)}"] [data-remove]`)
    setRemoved(undefined)
  }
  return { list, said, removed, move, remove, undo }
}
