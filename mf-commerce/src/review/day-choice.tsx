import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatLongDay, useTrack } from '@nukkad/platform'
import { RadioGroup } from '@nukkad/ui/radio-group'
import { SelectField } from '@nukkad/ui/select-field'
import styles from '../parts/checkout-steps/checkout.module.css'
import { cartProps } from '../parts/measuring/event-items.ts'
import type { DayChoiceInput } from './use-day-choice.ts'

interface DayChoiceProps {
  readonly cart: Cart
  readonly choice: DayChoiceInput
  readonly error: string | undefined
}

/** Whether the order comes as soon as possible or on a day that the buyer chooses, which is one for all parcels. */
export function DayChoice({ cart, choice: { input, change, days, select }, error }: DayChoiceProps) {
  const track = useTrack()
  const isKnown = input.day !== null && days?.includes(input.day)
  return (
    <section className={styles.block} aria-labelledby="when">
      <h2 id="when">When should it come?</h2>
      <RadioGroup
        label="When should it come?"
        hideLabel
        options={[
          { value: 'soon', label: 'As soon as possible', hint: soonest(cart) },
          {
            value: 'day',
            label: 'On a day of your choice',
            hint:
              days?.length === 0 ? 'No day suits all parcels.' : 'A birthday, a festival, or when somebody is at home.',
            disabled: days?.length === 0,
          },
        ]}
        value={input.isChosen ? 'day' : 'soon'}
        onChange={(value) => change({ isChosen: value === 'day' })}
      />
      {input.isChosen && (
        <SelectField
          ref={select}
          label="Day of delivery"
          placeholder="Choose a day"
          error={error}
          options={(days ?? []).map((day) => ({ value: day, label: formatLongDay(day) }))}
          value={isKnown ? (input.day ?? '') : ''}
          onChange={(event) => {
            change({ day: event.currentTarget.value })
            track('DELIVERY_DAY_CHOSEN', cartProps(cart))
          }}
        />
      )}
    </section>
  )
}

/** The day by which the last parcel comes. */
function soonest({ items }: Cart): string | undefined {
  const days = items.map(({ deliver_by: day }) => day)
  const last = days.includes(null) ? null : days.sort().at(-1)
  return last ? `With you by ${formatLongDay(last)}.` : undefined
}
