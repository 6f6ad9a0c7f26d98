import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconTrash } from '@nukkad/ui/icons'
import { useState } from 'react'
import styles from '../editor.module.css'
import { Finder } from './finder.tsx'
import { type ThingSort, wordsOf } from './pickable.ts'

interface PickedFieldProps {
  readonly sort: ThingSort
  readonly slugs: readonly string[]
  readonly city: string | null
  readonly most?: number
  readonly error?: string | undefined
  readonly onChange: (slugs: string[]) => void
}

/** Items of the site, found by search and put in order. */
export function PickedField({ sort, slugs, city, most = 24, error, onChange }: PickedFieldProps) {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  const [isFinding, setFinding] = useState(slugs.length === 0)
  const titleOf = (slug: string) => titles[slug] ?? wordsOf(slug)
  function up(at: number) {
    const slug = slugs[at]
    if (!slug || at === 0) return
    const rest = slugs.filter((other) => other !== slug)
    onChange([...rest.slice(0, at - 1), slug, ...rest.slice(at - 1)])
  }
  return (
    <div className={styles.fields}>
      <ol className={styles.people}>
        {slugs.map((slug, at) => (
          <li key={slug}>
            <span>{titleOf(slug)}</span>
            <span className={styles.ways}>
              <IconButton
                label={`Move ${titleOf(slug)} up`}
                icon={<IconChevronDown size={20} className={styles.up} />}
                aria-disabled={at === 0 || undefined}
                onClick={() => up(at)}
              />
              <IconButton
                label={`Remove ${titleOf(slug)}`}
                icon={<IconTrash size={20} />}
                onClick={() => onChange(slugs.filter((one) => one !== slug))}
              />
            </span>
          </li>
        ))}
      </ol>
      <p role="alert" className={styles.alert}>
        {error}
      </p>
      {isFinding && slugs.length < most && (
        <Finder
          sort={sort}
          city={city}
          chosen={slugs}
          onChoose={({ slug, title }) => {
            setTitles({ ...titles, [slug]: title })
            onChange([...slugs, slug])
          }}
        />
      )}
      {!isFinding && slugs.length < most && (
        <Button variant="secondary" onClick={() => setFinding(true)}>
          Find more
        </Button>
      )}
    </div>
  )
}
