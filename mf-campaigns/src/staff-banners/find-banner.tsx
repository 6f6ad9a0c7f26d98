import { cities } from '@nukkad/contracts'
import { TitleSearch } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { placeOptions } from './banner-words.ts'
import styles from './find-banner.module.css'
import type { Sought } from './sought-banners.ts'

interface FindBannerProps {
  readonly sought: Sought
  readonly found: number
  readonly onFind: (parts: Readonly<Record<string, string>>) => void
}

const cityOptions = cities.map(({ slug, name }) => ({ value: slug, label: name }))

/** Narrows the banners by words of their title, their place and a city. */
export function FindBanner({ sought: { q, place, city }, found, onFind }: FindBannerProps) {
  const isNarrowed = q !== '' || place !== '' || city !== ''
  return (
    <TitleSearch
      q={q}
      found={isNarrowed ? found : undefined}
      className={styles.find}
      onFind={(words) => onFind({ q: words })}
    >
      <SelectField
        label="Place"
        value={place}
        options={[{ value: '', label: 'All places' }, ...placeOptions]}
        onChange={({ target }) => onFind({ place: target.value })}
      />
      <SelectField
        label="City"
        value={city}
        options={[{ value: '', label: 'All cities' }, ...cityOptions]}
        onChange={({ target }) => onFind({ city: target.value })}
      />
    </TitleSearch>
  )
}
