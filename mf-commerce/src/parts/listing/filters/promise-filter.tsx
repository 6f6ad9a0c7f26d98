import type { Facets } from '@nukkad/contracts/endpoints/shop/catalogue'
import { formatCount, useCity } from '@nukkad/platform'
import type { Choice } from '../choice/choice.ts'
import { sameDayIn } from './applied.ts'
import { Check } from './check.tsx'
import styles from './filters.module.css'
import { PincodeField } from './pincode-field.tsx'

interface PromiseFilterProps {
  readonly choice: Choice
  readonly facets: Facets
  readonly onChange: (part: Partial<Choice>) => void
}

/** Delivery filters: to the known pincode, fast shipping, and same-day delivery. */
export function PromiseFilter({ choice, facets, onChange }: PromiseFilterProps) {
  const city = useCity()
  const pincode = choice.deliversTo || city.pincode
  const fastCity = choice.sameDay || city.fastCity
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Delivery</legend>
      {pincode ? (
        <Flag
          name="deliversTo"
          value={pincode}
          label={`Delivers to ${pincode}`}
          count={facets.delivers}
          isOn={choice.deliversTo !== ''}
          onChange={(isOn) => onChange({ deliversTo: isOn ? pincode : '' })}
        />
      ) : (
        <details className={styles.more}>
          <summary>Delivers to my pincode</summary>
          <PincodeField
            onChange={(deliversTo) => {
              // A pincode entered here applies everywhere, e.g. to the delivery date on product pages.
              void city.choosePincode(deliversTo)
              onChange({ deliversTo })
            }}
          />
        </details>
      )}
      {fastCity && (
        <Flag
          name="sameDay"
          value={fastCity}
          label={sameDayIn(fastCity, facets)}
          count={facets.city.find(({ value }) => value === fastCity)?.count ?? 0}
          isOn={choice.sameDay !== ''}
          onChange={(isOn) => onChange({ sameDay: isOn ? fastCity : '' })}
        />
      )}
      <Flag
        name="shipsFast"
        label="Ships within 2 days"
        count={facets.shipsFast}
        isOn={choice.shipsFast}
        onChange={(shipsFast) => onChange({ shipsFast })}
      />
      <Flag
        name="available"
        label="In stock"
        count={facets.available}
        isOn={choice.available}
        onChange={(available) => onChange({ available })}
      />
    </fieldset>
  )
}

interface FlagProps {
  readonly name: string
  readonly value?: string
  readonly label: string
  readonly count: number | null
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Flag({ name, value = 'true', label, count, isOn, onChange }: FlagProps) {
  return (
    <Check className={styles.choice} name={name} value={value} isOn={isOn} onChange={onChange}>
      <span>{label}</span>
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </Check>
  )
}
