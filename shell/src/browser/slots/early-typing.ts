type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Replays what was typed or chosen before a slot was hydrated: React assumes that a page's fields have their
 * server-rendered values, and the text in a controlled field would be lost with the next render.
 */
export function tellEarlyTyping(slot: Element): void {
  for (const [field, text] of window.nukkadEarlyTyping ?? []) {
    if (!slot.contains(field)) continue
    // This event makes a late part hydrate at once: only then does React know the field and notice a change of it.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    writeInto(field as Field, text)
    // Deleted last, because the event has recorded it again.
    window.nukkadEarlyTyping?.delete(field)
  }
}

function writeInto(field: Field, text: string): void {
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : []
  // React only reports a text that differs from the last one it saw: it sees the first assignment, but not the second
  // one through the prototype's setter.
  field.value = `${text} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  const [from, to] = caret
  if (document.activeElement === field && 'setSelectionRange' in field && from != null && to != null)
    field.setSelectionRange(from, to)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}
