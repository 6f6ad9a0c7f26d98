import { useTrack } from '@nukkad/platform'
import { useRef, useState } from 'react'
import { rounded } from './around.ts'

interface Spot {
  readonly lat: number
  readonly lng: number
}

const refused = 'Your browser keeps your position to itself, which is fine: a pincode or a neighbourhood does as well.'
const lost = 'Your position did not come in time. A pincode or a neighbourhood does as well.'

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

  function ask() {
    track('LOCATION_ASKED', { on: 'around-you' })
    if (!navigator.geolocation) return setRefusal(refused)
    setAsking(true)
    setRefusal(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        latest.current({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) })
      },
      ({ code }) => {
        setAsking(false)
        track('LOCATION_REFUSED', { on: 'around-you', why: code === 1 ? 'refused' : 'unavailable' })
        setRefusal(code === 1 ? refused : lost)
      },
      { maximumAge: 5 * 60_000, timeout: 10_000 },
    )
  }
  return { ask, isAsking, refusal }
}
