import { MapView } from '@nukkad/blocks/map/map-view'
import styles from '@nukkad/editor/editor.module.css'
import { TextField } from '@nukkad/ui/text-field'
import { type ClipboardEvent, useState } from 'react'
import own from './pin-field.module.css'

interface PinFieldProps {
  readonly city: string
  readonly title: string
  readonly lat: number
  readonly lng: number
  readonly error: string | undefined
  readonly onChange: (spot: { lat: number; lng: number }) => void
}

/** A number such as '28.5535'; undefined for anything that is not exactly a number. */
const numberIn = (text: string, most: number): number | undefined => {
  const value = /^-?\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
  return Math.abs(value) <= most ? value : undefined
}

/** Latitude and longitude, shown on a map: a pair copied from a map fills both fields at once. */
export function PinField({ city, title, lat, lng, error, onChange }: PinFieldProps) {
  const [typed, setTyped] = useState({ lat: String(lat), lng: String(lng) })
  const inputErrors = {
    lat: numberIn(typed.lat, 85) === undefined ? 'Enter a number, such as 28.5535.' : undefined,
    lng: numberIn(typed.lng, 180) === undefined ? 'Enter a number, such as 77.1947.' : undefined,
  }
  function change(next: { lat: string; lng: string }) {
    setTyped(next)
    const spot = { lat: numberIn(next.lat, 85), lng: numberIn(next.lng, 180) }
    if (spot.lat !== undefined && spot.lng !== undefined) onChange({ lat: spot.lat, lng: spot.lng })
  }
  function paste(event: ClipboardEvent) {
    const pair = /(-?\d{1,2}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)/.exec(event.clipboardData.getData('text'))
    if (!pair?.[1] || !pair[2]) return
    event.preventDefault()
    change({ lat: pair[1], lng: pair[2] })
  }
  return (
    <fieldset className={styles.picture}>
      <legend>On the map</legend>
      <div className={styles.pair} onPaste={paste}>
        <TextField
          label="Latitude"
          inputMode="decimal"
          hint="Paste coordinates from a map to fill both"
          value={typed.lat}
          error={inputErrors.lat ?? (error && `The latitude ${error}`)}
          onChange={(event) => change({ ...typed, lat: event.target.value })}
        />
        <TextField
          label="Longitude"
          inputMode="decimal"
          value={typed.lng}
          error={inputErrors.lng}
          onChange={(event) => change({ ...typed, lng: event.target.value })}
        />
      </div>
      <MapView
        city={city}
        points={[{ id: 'pin', title: title || 'The place', lat, lng }]}
        label={`Map: where ${title || 'the place'} is`}
        className={own.map}
      />
    </fieldset>
  )
}
