import { cityCount, cityOf } from '@nukkad/contracts'
import { fetchLocation } from '@nukkad/contracts/endpoints/cart/pincode'
import { ApiError, useApi, useCity, useTrack } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconLocate } from '@nukkad/ui/icons'
import { useState } from 'react'
import { currentPosition, NoPosition, type PositionProblem } from './current-position.ts'
import styles from './position-button.module.css'

/** Asks the browser for the position, and the API for its city. */
export function PositionButton({ onCity }: { onCity: (city: { slug: string; name: string }) => void }) {
  const api = useApi()
  const { choosePincode } = useCity()
  const track = useTrack()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function locate() {
    setIsBusy(true)
    setProblem('')
    track('LOCATION_ASKED', { on: 'location' })
    try {
      const { data } = await api.call(fetchLocation, { query: await currentPosition() })
      const city = cityOf(data.city)
      if (data.pincode) await choosePincode(data.pincode, city?.slug)
      if (city) onCity(city)
      else setProblem(farAway)
    } catch (error) {
      if (error instanceof NoPosition) track('LOCATION_REFUSED', { on: 'location', why: error.why })
      setProblem(sentenceOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={styles.position}>
      <Button
        variant="secondary"
        wide
        icon={<IconLocate size={18} aria-hidden="true" />}
        busy={isBusy}
        onClick={locate}
      >
        Use my location
      </Button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

const farAway = `You are far from our ${cityCount} cities right now. Choose the one you want to see.`
const instead = 'Choose a city, or enter your pincode.'
const problems: Readonly<Record<PositionProblem, string>> = {
  refused: `Your browser did not share your location. ${instead}`,
  unavailable: `This device could not find its location. ${instead}`,
  slow: `Finding your location took too long. ${instead}`,
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoPosition) return problems[error.why]
  if (error instanceof ApiError && error.status === 404) return farAway
  return `We could not find your location. ${instead}`
}
