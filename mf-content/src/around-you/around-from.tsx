import { sixDigits } from '@nukkad/contracts/contact-problem'
import { useApi, useCity, useQuery, useSearchParams } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconLocate } from '@nukkad/ui/icons'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { localitiesQuery } from './around.queries.ts'
import { type Around, fromQuery, isPincode } from './around.ts'
import styles from './around-you.module.css'
import { LocalityField } from './locality-field.tsx'
import { usePosition } from './use-position.ts'

interface AroundFromProps {
  readonly city: string
  readonly around: Around
  /** the pincode or the neighbourhood in the URL is unknown */
  readonly isUnknown: boolean
}

const noPincode = 'A pincode has six digits, like 110016.'
const unknown = 'We don’t recognise that. Try another pincode or a neighbourhood.'

/** Where to search from: the device's location, a pincode or a neighbourhood. */
export function AroundFrom({ city, around, isUnknown }: AroundFromProps) {
  const id = useId()
  const [, setParams] = useSearchParams()
  const { pincode: known } = useCity()
  const { data: localities = [] } = useQuery(localitiesQuery(useApi(), city))
  const asked = around.from.by === 'pincode' ? around.from.pincode : (around.badPincode ?? '')
  const [text, setText] = useState(asked)
  const [inputError, setInputError] = useState<string | null>(around.badPincode ? noPincode : null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(asked), [asked])
  const position = usePosition((spot) => setParams(fromQuery({ by: 'position', ...spot })))
  /** Clears the message about the previous search. */
  function go(from: Around['from']) {
    setInputError(null)
    position.forget()
    setParams(fromQuery(from))
  }

  function search(event: FormEvent) {
    event.preventDefault()
    const pincode = text.trim()
    if (isPincode(pincode)) return go({ by: 'pincode', pincode })
    position.forget()
    setInputError(noPincode)
    field.current?.focus()
  }
  const message = inputError ?? position.refusal ?? (isUnknown ? unknown : null)
  return (
    <section aria-label="From where" className={styles.from}>
      <Button
        variant="secondary"
        icon={<IconLocate size={18} />}
        busy={position.isAsking}
        aria-pressed={around.from.by === 'position'}
        onClick={() => {
          setInputError(null)
          position.ask()
        }}
      >
        Use my location
      </Button>
      <form method="post" className={styles.pincode} onSubmit={search} noValidate>
        <label htmlFor={`${id}-pincode`}>Pincode</label>
        <input
          ref={field}
          id={`${id}-pincode`}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={known ?? '110016'}
          value={text}
          aria-invalid={inputError ? 'true' : undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => {
            setText(sixDigits(event.target.value))
            setInputError(null)
          }}
        />
        <Button type="submit" size={48}>
          Look
        </Button>
      </form>
      {city !== 'all' && (
        <LocalityField
          localities={localities}
          chosen={around.from.by === 'locality' ? around.from.locality : ''}
          onChoose={(locality) => go(locality ? { by: 'locality', locality } : { by: 'city' })}
        />
      )}
      {known && known !== asked && (
        <Button variant="quiet" size={40} onClick={() => go({ by: 'pincode', pincode: known })}>
          Around your pincode, {known}
        </Button>
      )}
      <p id={`${id}-message`} className={styles.message} role="status">
        {message}
      </p>
    </section>
  )
}
