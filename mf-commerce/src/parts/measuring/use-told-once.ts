import { useEffect, useRef } from 'react'

/** Tells something once for each key, when what it tells is there (`undefined` as long as it is not). */
export function useToldOnce<Facts>(key: string, facts: Facts | undefined, tell: (facts: Facts) => void): void {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (facts === undefined || told.current === key) return
    told.current = key
    tell(facts)
  })
}
