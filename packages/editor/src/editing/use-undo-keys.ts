import { useEffect, useRef } from 'react'
import type { EditingSteps } from './editing-steps.ts'

/** Elements with their own undo for typed text. */
const typedInto = 'input, textarea, select, [contenteditable]'

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Cmd) outside text fields: undo the last change of the record, such as removing a block.
 */
export function useUndoKeys(editing: Pick<EditingSteps, 'undo' | 'redo' | 'canUndo' | 'canRedo'>) {
  const latest = useRef(editing)
  latest.current = editing
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(typedInto)) return
      event.preventDefault()
      const { canUndo, canRedo, undo, redo } = latest.current
      if (event.shiftKey ? canRedo : canUndo) event.shiftKey ? redo() : undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
