import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Letters that come faster than this are one question: the first is asked at once, the last of them after a breath. */
const breath = 60

/** The words to ask for. A single letter never waits, so that the list follows it within a tenth of a second. */
export function useTypedWords(field: RefObject<HTMLInputElement | null>) {
  const [words, setWords] = useState(() => field.current?.value.trim() ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askedAt = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const setText = useCallback((text: string) => {
    const typed = text.trim()
    clearTimeout(timer.current)
    const ask = () => {
      askedAt.current = Date.now()
      setWords(typed)
    }
    if (typed === '' || Date.now() - askedAt.current > breath) ask()
    else timer.current = setTimeout(ask, breath)
  }, [])
  return [words, setText] as const
}
