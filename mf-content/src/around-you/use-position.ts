import { useTrack } from '@nukkad/platform'
import { useRef, useState } from 'react'
import { rounded } from './around.ts'

interface Spot {
  readonly lat: number
  readonly lng: number
}

const refused = 'Your browser did not share your location. Use a pincode or a neighbourhood instead.'
const lost = 'We could not get your location in time. Use a pincode or a neighbourhood instead.'

/**
 * The visitor's position, requested only on their demand. Visitors who refuse, or can't be located, are shown the
 * alternatives.
 */
export function usePosition(onFound: (spot: Spot) => void) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const track = useTrack()
  const latest = useRef(onFound)
  latest.current = onFound
  const turn = useRef(0)

  /** Ends the request for the position: one that arrives later is ignored, because the user searches in another way. */
  function forget() {
    turn.current += 1
    setAsking(false)
    setRefusal(null)
  }

  function ask() {
    forget()
    const asked = turn.current
    track('LOCATION_ASKED', { on: 'around-you' })
    if (!navigator.geolocation) return setRefusal(refused)
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (asked !== turn.current) return
        setAsking(false)
        latest.current({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })
      },
      ({ code }) => {
        if (asked !== turn.current) return
        setAsking(false)
        track('LOCATION_REFUSED', { on: 'around-you', why: code === 1 ? 'refused' : 'unavailable' })
        setRefusal(code === 1 ? refused : lost)
      },
      { maximumAge: 5 * 60_000, timeout: 10_000 },
    )
  }
  return { ask, forget, isAsking, refusal }
}
