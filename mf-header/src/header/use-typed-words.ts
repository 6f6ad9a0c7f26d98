import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'

/** Letters that come faster than this are one question: the first is asked at once, the last of them after a breath. */
const breath = 60

/**
 * The words to ask for. A single letter never waits, so that the list follows it within a tenth of a second: `ask` is
 * called with it before anything is drawn, and what is drawn for the new words follows.
 */
export function useTypedWords(field: RefObject<HTMLInputElement | null>, ask: (words: string) => void) {
  const [words, setWords] = useState(() => field.current?.value.trim() ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef({ at: 0, words, ask })
  useEffect(() => {
    asked.current.ask = ask
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const setText = useCallback((text: string) => {
    const typed = text.trim()
    clearTimeout(timer.current)
    if (typed === asked.current.words) return
    const begin = () => {
      Object.assign(asked.current, { at: Date.now(), words: typed })
      asked.current.ask(typed)
      startTransition(() => setWords(typed))
    }
    if (typed === '' || Date.now() - asked.current.at > breath) begin()
    else timer.current = setTimeout(begin, breath)
  }, [])
  return [words, setText] as const
}
