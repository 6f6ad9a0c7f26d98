import { type RefObject, useEffect, useRef, useState } from 'react'

const firstField = ':is(input, textarea, select, [contenteditable=true])'

interface StackFocus {
  readonly list: RefObject<HTMLOListElement | null>
  /** Focuses the element in the list that matches this selector, once it is rendered. */
  setFocus(selector: string): void
  /** The block with this id was added and gets the focus once it is ready. */
  awaitReady(id: string): void
  ready(id: string): void
}

/** Manages the keyboard focus in a list of blocks when one is moved, removed, restored or added. */
export function useStackFocus(): StackFocus {
  const [focus, setFocus] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const added = useRef('')

  // A block that was moved or restored gets the focus, so that the keyboard continues from there.
  useEffect(() => {
    if (!focus) return
    list.current?.querySelector<HTMLElement>(focus)?.focus()
    setFocus('')
  }, [focus])

  function awaitReady(id: string) {
    added.current = id
  }
  /** A new block gets the focus as soon as its fields have loaded. */
  function ready(id: string) {
    if (added.current !== id) return
    added.current = ''
    list.current?.querySelector<HTMLElement>(`[data-block="${id}"] ${firstField}`)?.focus()
  }
  return { list, setFocus, awaitReady, ready }
}
