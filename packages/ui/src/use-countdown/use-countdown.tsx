import { useEffect, useState } from 'react'

/** Whole seconds left, and a function to restart; based on the clock, so a phone that slept does not pause it. */
export function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  function restart(from: number) {
    setNow(Date.now())
    setEnd(Date.now() + from * 1000)
  }
  return [left, restart]
}
