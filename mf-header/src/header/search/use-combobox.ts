import { type RefObject, useEffect, useRef, useState } from 'react'

interface Combobox {
  /** options are shown */
  readonly isOpen: boolean
  /** somebody is at the field, whether there are options or not */
  readonly isWanted: boolean
  /** which option is meant, -1 for none */
  readonly active: number
  setActive(at: number): void
  close(): void
}

interface ComboboxParts {
  readonly field: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly optionId: (at: number) => string
  readonly count: number
  /** what stands in the field, whenever it may be other words */
  onType(text: string): void
  onPick(at: number): void
  /** true when it took the option off the list */
  onDelete(at: number): boolean
}

/**
 * The behaviour of an editable combobox with a list (WAI-ARIA): focus stays in the field, arrows mean an option, Enter
 * takes it, Escape closes. The field is the form's own and stands before this code comes, so it is listened to here.
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
        // One place more than there are options: the field itself, with what was typed.
        if (now.isShown) setActive(((now.active + 1 + step + now.count + 1) % (now.count + 1)) - 1)
        else setActive(step > 0 ? 0 : now.count - 1)
      } else if (event.key === 'Enter' && now.isShown && now.active >= 0) {
        event.preventDefault()
        now.onPick(now.active)
      } else if (event.key === 'Delete' && now.isShown && now.active >= 0 && now.onDelete(now.active)) {
        event.preventDefault()
        setActive(-1)
      } else if (event.key === 'Escape' && now.isShown) {
        // The first press closes; the browser's own meaning, emptying the field, is that of the second.
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
      // On a phone the search has the screen to itself, also while its keyboard is away.
      if (relatedTarget === null && input.closest('[data-sheet]')) return
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) close()
    }
    // No handler heard what was typed between the first rendering and now.
    latest.current.onType(input.value)
    input.addEventListener('input', typed)
    input.addEventListener('keydown', pressed)
    input.addEventListener('focus', opened)
    input.addEventListener('click', opened)
    // Its buttons belong to it: whoever goes on from them with the keyboard has left it, too.
    const whole: HTMLElement = input.form ?? input
    whole.addEventListener('focusout', left)
    document.addEventListener('pointerdown', pressedElsewhere)
    // Nor whether somebody went on with the keyboard.
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
