import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Letters typed faster than this are batched, in milliseconds: the first is requested at once, the last after the
 * delay.
 */
const breath = 60

/**
 * Requests results for words, if there are any, and cancels the request for the previous ones; resolves when there is a
 * result, or will be none. Never rejects.
 */
type Ask = (words: string, before: string) => Promise<void>

/**
 * The words whose results are available. Typed words are requested at once through `ask`, and nothing is rendered until
 * the results arrive: the previous list stays meanwhile, and the new one is rendered in one go. A single letter never
 * waits, so that the list follows it within a tenth of a second.
 */
export function useTypedWords(field: RefObject<HTMLInputElement | null>, ask: Ask) {
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
      const { words: before } = asked.current
      Object.assign(asked.current, { at: Date.now(), words: typed })
      void asked.current.ask(typed, before).then(() => {
        // Ignores a late result of other words.
        if (asked.current.words === typed) setWords(typed)
      })
    }
    if (typed === '' || Date.now() - asked.current.at > breath) begin()
    else timer.current = setTimeout(begin, breath)
  }, [])
  return [words, setText] as const
}
