import { cities } from '@nukkad/contracts'
import { brandMoods, brandPrices } from '@nukkad/contracts/endpoints/shop/brands'
import { hrefs, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import type { FormEvent } from 'react'
import { moodWords, priceWords } from '../parts/brands/brand-words.ts'
import type { BrandWish } from '../parts/brands/brands.queries.ts'
import styles from './brand-generator.module.css'
import { wishIn, wishQuery } from './wish-in-address.ts'

/** Sections of the shop, in the words of makers. */
const crafts = [
  ['shopping', 'Clothes and jewellery'],
  ['home-decor', 'Home'],
  ['snacks-groceries', 'Food and drink'],
  ['beauty', 'Soap and scent'],
  ['stationery', 'Paper and ink'],
  ['kids-toys', 'Toys'],
  ['plants', 'Plants and pots'],
  ['pet', 'Things for pets'],
  ['gifts', 'Gifts'],
] as const

/** The criteria for the brand, as a plain GET form. */
export function WishForm({ wish }: { readonly wish: BrandWish }) {
  const navigate = useNavigate()
  function deal(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    navigate(hrefs.brandGenerator(wishQuery(wishIn(new URLSearchParams(fields)) ?? {}, 0)), { keepScroll: true })
  }
  return (
    <form
      key={JSON.stringify([wish.city, wish.category, wish.price, wish.mood])}
      action={hrefs.brandGenerator()}
      method="get"
      onSubmit={deal}
      className={styles.form}
    >
      <fieldset className={styles.moods}>
        <legend>In the mood for</legend>
        {[['', 'Any'] as const, ...brandMoods.map((mood) => [mood, moodWords[mood]] as const)].map(([value, label]) => (
          <label key={value} className={styles.mood}>
            <input type="radio" name="mood" value={value} defaultChecked={(wish.mood ?? '') === value} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label="From"
        name="city"
        defaultValue={wish.city ?? ''}
        options={[{ value: '', label: 'Any city' }, ...cities.map(({ slug, name }) => ({ value: slug, label: name }))]}
      />
      <SelectField
        label="Who make"
        name="category"
        defaultValue={wish.category ?? ''}
        options={[{ value: '', label: 'Anything' }, ...crafts.map(([value, label]) => ({ value, label }))]}
      />
      <SelectField
        label="At a price"
        name="price"
        defaultValue={wish.price ?? ''}
        options={[
          { value: '', label: 'Any price' },
          ...brandPrices.map((price) => ({ value: price, label: priceWords[price] })),
        ]}
      />
      <input type="hidden" name="turn" value="0" />
      <Button type="submit" wide>
        Deal
      </Button>
    </form>
  )
}
