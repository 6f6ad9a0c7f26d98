import { type RefObject, useEffect, useRef, useState } from 'react'

const firstField = ':is(input, textarea, select, [contenteditable=true])'

interface StackFocus {
  readonly list: RefObject<HTMLOListElement | null>
  /** Puts the focus on what this selector finds in the list, once it is drawn. */
  setFocus(selector: string): void
  /** The block of this id was added and is to have the focus. */
  awaitReady(id: string): void
  ready(id: string): void
}

/** Where the focus of a keyboard goes in a list of blocks when one is moved, taken out, restored or added. */
export function useStackFocus(): StackFocus {
  const [focus, setFocus] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const added = useRef('')

  // A block that was moved or restored gets the focus, so that the keyboard goes on from there.
  useEffect(() => {
    if (!focus) return
    list.current?.querySelector<HTMLElement>(focus)?.focus()
    setFocus('')
  }, [focus])

  function awaitReady(id: string) {
    added.current = id
  }
  /** A new block has the focus as soon as its fields have come. */
  function ready(id: string) {
    if (added.current !== id) return
    added.current = ''
    list.current?.querySelector<HTMLElement>(`[data-block="${id}"] ${firstField}`)?.focus()
  }
  return { list, setFocus, awaitReady, ready }
}
