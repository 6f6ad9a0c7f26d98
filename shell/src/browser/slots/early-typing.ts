type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed or chosen before a slot was alive is told to it now: React takes the fields of a page for what the
 * server wrote into them, and what stands in a controlled one would be lost with the next drawing.
 */
export function tellEarlyTyping(slot: Element): void {
  for (const [field, text] of window.nukkadEarlyTyping ?? []) {
    if (!slot.contains(field)) continue
    // A part that comes alive later does so at once for this: only then React knows the field, and tells what is new to it.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    writeInto(field as Field, text)
    // Afterwards: it was noted once more just now.
    window.nukkadEarlyTyping?.delete(field)
  }
}

function writeInto(field: Field, text: string): void {
  const caret = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : []
  // React hears of a text that is another than the last it saw: it sees what goes by the field itself, not the second.
  field.value = `${text} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  const [from, to] = caret
  if (document.activeElement === field && 'setSelectionRange' in field && from != null && to != null)
    field.setSelectionRange(from, to)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}
