import { type RefObject, useEffect, useRef, useState } from 'react'

interface Combobox {
  /** whether options are shown */
  readonly isOpen: boolean
  /** whether the field is in use, with or without options */
  readonly isWanted: boolean
  /** index of the active option, -1 for none */
  readonly active: number
  setActive(at: number): void
  close(): void
}

interface ComboboxParts {
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly optionId: (at: number) => string
  readonly count: number
  /** called with the text of the field whenever it may have changed */
  onType(text: string): void
  onPick(at: number): void
  /** returns true if it removed the option */
  onDelete(at: number): boolean
}

/**
 * An editable combobox with a list (WAI-ARIA): focus stays in the field, arrows move the active option, Enter picks it,
 * Escape closes. The field belongs to the form and exists before this code loads, so listeners are attached to it here.
 */
// limit: keys, pointer and focus change one state, as the ARIA pattern describes it
export function useCombobox({ field, listId, optionId, count, onType, onPick, onDelete }: ComboboxParts): Combobox {
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && count > 0
  const latest = useRef({ isShown, active, count, onType, onPick, onDelete })
  useEffect(() => {
    latest.current = { isShown, active, count, onType, onPick, onDelete }
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    const close = () => {
      setOpen(false)
      setActive(-1)
    }
    function typed() {
      latest.current.onType(input?.value ?? '')
      setActive(-1)
      setOpen(true)
    }
    function pressed(event: KeyboardEvent) {
      const now = latest.current
      if (event.isComposing) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0 && now.count > 0) {
        event.preventDefault()
        setOpen(true)
        // One position more than there are options: the field itself, with the typed text.
        if (now.isShown) setActive(((now.active + 1 + step + now.count + 1) % (now.count + 1)) - 1)
        else setActive(step > 0 ? 0 : now.count - 1)
      } else if (event.key === 'Enter' && now.isShown && now.active >= 0) {
        event.preventDefault()
        now.onPick(now.active)
      } else if (event.key === 'Delete' && now.isShown && now.active >= 0 && now.onDelete(now.active)) {
        event.preventDefault()
        setActive(-1)
      } else if (event.key === 'Escape' && now.isShown) {
        // The first press closes the list; only the second clears the field, which is the browser's default.
        event.preventDefault()
        event.stopPropagation()
        close()
      }
    }
    const opened = () => setOpen(true)
    const pressedElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !input.form?.contains(target)) close()
    }
    const left = ({ relatedTarget }: FocusEvent) => {
      // On a phone the search is full-screen and stays open even when the keyboard is hidden.
      if (relatedTarget === null && input.closest('[data-sheet]')) return
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) close()
    }
    // Text typed between the first render and now was not observed.
    latest.current.onType(input.value)
    input.addEventListener('input', typed)
    input.addEventListener('keydown', pressed)
    input.addEventListener('focus', opened)
    input.addEventListener('click', opened)
    // The form's buttons belong to the combobox: moving the focus out of the form closes it too.
    const whole: HTMLElement = input.form ?? input
    whole.addEventListener('focusout', left)
    document.addEventListener('pointerdown', pressedElsewhere)
    // The focus may have moved elsewhere in the meantime, too.
    const { activeElement } = document
    if (activeElement !== document.body && !whole.contains(activeElement)) close()
    return () => {
      input.removeEventListener('input', typed)
      input.removeEventListener('keydown', pressed)
      input.removeEventListener('focus', opened)
      input.removeEventListener('click', opened)
      whole.removeEventListener('focusout', left)
      document.removeEventListener('pointerdown', pressedElsewhere)
    }
  }, [field])

  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(isShown))
    input.setAttribute('aria-controls', listId)
    if (isShown && active >= 0) input.setAttribute('aria-activedescendant', optionId(active))
    else input.removeAttribute('aria-activedescendant')
  }, [field, listId, optionId, isShown, active])

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])

  return {
    isOpen: isShown,
    isWanted: isOpen,
    active,
    setActive,
    close() {
      onType(field.current?.value ?? '')
      setOpen(false)
      setActive(-1)
    },
  }
}
