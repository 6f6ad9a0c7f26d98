import { useRef } from 'react'

/**
 * A code is asked about once: not while an answer is under way, however quick the tap after the last digit, and not
 * again after it was refused, for every try counts. `forget` for a failure that was no answer, and after a new code.
 */
export function useOneTry() {
  const tried = useRef<string>(undefined)
  const isAsking = useRef(false)
  return {
    /** Resolves to undefined where the code isn't asked about. */
    async ask<T>(code: string, question: (code: string) => Promise<T>): Promise<T | undefined> {
      if (isAsking.current || tried.current === code) return undefined
      isAsking.current = true
      tried.current = code
      try {
        return await question(code)
      } finally {
        isAsking.current = false
      }
    },
    forget() {
      tried.current = undefined
    },
  }
}
