import { cities } from '@nukkad/contracts'
import { formatNumber } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useState } from 'react'
import styles from './find-written.module.css'

interface FindWrittenProps {
  readonly q: string
  readonly city: string
  /** how many were found; undefined until it is known */
  readonly found: number | undefined
  readonly onFind: (parts: Readonly<Record<string, string>>) => void
}

/** A search by words of the title. */
export function FindWritten({ q, city, found, onFind }: FindWrittenProps) {
  const [words, setWords] = useState(q)
  // The field stays mounted when Back or Forward changes the words.
  useEffect(() => setWords(q), [q])
  return (
    <search>
      <form
        method="post"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          onFind({ q: words.trim() })
        }}
      >
        <TextField
          label="Search by title"
          type="search"
          maxLength={80}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <SelectField
          label="City"
          value={city}
          options={[
            { value: '', label: 'All cities' },
            ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={(event) => onFind({ city: event.target.value })}
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      <VisuallyHidden role="status">
        {q && found !== undefined && (found === 0 ? 'Nothing found.' : `${formatNumber(found)} found.`)}
      </VisuallyHidden>
    </search>
  )
}
