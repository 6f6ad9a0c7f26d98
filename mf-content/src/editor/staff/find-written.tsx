import { cities } from '@nukkad/contracts'
import { TitleSearch } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import styles from './find-written.module.css'

interface FindWrittenProps {
  readonly q: string
  readonly city: string
  /** how many were found; undefined until it is known */
  readonly found: number | undefined
  readonly onFind: (parts: Readonly<Record<string, string>>) => void
}

/** A search by words of the title, in one city or all. */
export const FindWritten = ({ q, city, found, onFind }: FindWrittenProps) => (
  <TitleSearch q={q} found={q ? found : undefined} className={styles.find} onFind={(words) => onFind({ q: words })}>
    <SelectField
      label="City"
      value={city}
      options={[{ value: '', label: 'All cities' }, ...cities.map(({ slug, name }) => ({ value: slug, label: name }))]}
      onChange={(event) => onFind({ city: event.target.value })}
    />
  </TitleSearch>
)
