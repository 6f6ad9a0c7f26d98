import { type ComponentType, useEffect, useState } from 'react'
import type { ShellState, ShellStore } from './shell-state.ts'

export type Messages = ComponentType<{ store: ShellStore; state: ShellState }>

/** How long a plain message is shown, in milliseconds. */
const plainFor = 5_000

/**
 * The component that renders messages, loaded when the first one is shown. If it fails to load, for example offline,
 * `isMissing` says that a plain message has to do, a question uses the browser's own dialog, and the next message tries
 * to load it again.
 */
export function useMessages(
  store: ShellStore,
  { notice, question }: Pick<ShellState, 'notice' | 'question'>,
  fetchMessages: () => Promise<{ default: Messages }>,
): { readonly Messages: Messages | undefined; readonly isMissing: boolean } {
  const [Messages, setMessages] = useState<Messages>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if ((!notice && !question) || Messages) return
    let ending: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    function doWithout() {
      if (isOver) return
      setMissing(true)
      if (notice) ending = setTimeout(() => store.dismiss(notice.id), plainFor)
      if (!question) return
      if (window.confirm('What you typed here has not been saved and will be lost. Leave this page?')) question.accept()
      else question.decline()
    }
    setMissing(false)
    fetchMessages().then(({ default: Here }) => setMessages(() => Here), doWithout)
    return () => {
      isOver = true
      clearTimeout(ending)
    }
  }, [notice, question, Messages, store, fetchMessages])
  return { Messages, isMissing }
}
