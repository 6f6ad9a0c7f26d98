import { useRef } from 'react'

/**
 * Submits each code only once: not while a response is pending, however quick the tap after the last digit, and not
 * again after a refusal, because every attempt counts. Call `forget` after a failure without a response, and after a
 * new code.
 */
export function useSubmitOnce() {
  const tried = useRef<string>(undefined)
  const isAsking = useRef(false)
  return {
    /** Resolves to undefined if the code is not submitted. */
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
