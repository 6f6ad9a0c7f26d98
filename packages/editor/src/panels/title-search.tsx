import { formatNumber } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { type ReactNode, useEffect, useState } from 'react'

interface TitleSearchProps {
  readonly q: string
  /** how many were found, to be announced; undefined until it is known, and when nothing was sought */
  readonly found: number | undefined
  /** of the form, whose fields it lays out */
  readonly className: string | undefined
  readonly onFind: (words: string) => void
  /** further fields, which apply at once */
  readonly children: ReactNode
}

/** A search of a list by words of the title. */
export function TitleSearch({ q, found, className, onFind, children }: TitleSearchProps) {
  const [words, setWords] = useState(q)
  // The field stays mounted when Back or Forward changes the words.
  useEffect(() => setWords(q), [q])
  return (
    <search>
      <form
        method="post"
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          onFind(words.trim())
        }}
      >
        <TextField
          label="Search by title"
          type="search"
          maxLength={80}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {children}
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
      <VisuallyHidden role="status">
        {found !== undefined && (found === 0 ? 'Nothing found.' : `${formatNumber(found)} found.`)}
      </VisuallyHidden>
    </search>
  )
}
