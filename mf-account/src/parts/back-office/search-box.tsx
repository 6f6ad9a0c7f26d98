import { formatNumber } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconSearch } from '@nukkad/ui/icons'
import { TextField } from '@nukkad/ui/text-field'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useState } from 'react'
import styles from './search-box.module.css'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  /** how many were found; undefined until it is known */
  readonly found: number | undefined
  readonly onSearch: (words: string) => void
}

/** A search box; the words go into the URL once submitted. */
export function SearchBox({ label, value, found, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(value)
  // The field stays mounted, and keeps the focus, when a search or Back changes the words.
  useEffect(() => setWords(value), [value])
  return (
    <search>
      <form
        method="post"
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(words.trim())
        }}
      >
        <TextField
          label={label}
          hideLabel
          placeholder={label}
          type="search"
          enterKeyHint="search"
          maxLength={60}
          value={words}
          before={<IconSearch size={18} aria-hidden="true" />}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" variant="secondary" size={48}>
          Find
        </Button>
      </form>
      <VisuallyHidden role="status">
        {value && found !== undefined && (found === 0 ? 'Nothing found.' : `${formatNumber(found)} found.`)}
      </VisuallyHidden>
    </search>
  )
}
