import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Letters that come faster than this are one question: the first is asked at once, the last of them after a breath. */
const breath = 60

/** Asks for words, if there are any, and for those before no longer; resolved when there is an answer, or will be none. Never rejected. */
type Ask = (words: string, before: string) => Promise<void>

/**
 * The words whose answer is there. Typed words are asked for at once, by `ask`, and nothing is drawn until it has
 * come: the list of the words before stands meanwhile, and the new one is drawn in one go. A single letter never waits,
 * so that the list follows it within a tenth of a second.
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
        // A late answer is that of other words.
        if (asked.current.words === typed) setWords(typed)
      })
    }
    if (typed === '' || Date.now() - asked.current.at > breath) begin()
    else timer.current = setTimeout(begin, breath)
  }, [])
  return [words, setText] as const
}
