import { useEffect, useRef } from 'react'

/** Reports something once per key, as soon as its facts are available (`undefined` until then). */
export function useToldOnce<Facts>(key: string, facts: Facts | undefined, tell: (facts: Facts) => void): void {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (facts === undefined || told.current === key) return
    told.current = key
    tell(facts)
  })
}
