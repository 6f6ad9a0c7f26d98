import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconTrash } from '@nukkad/ui/icons'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useState } from 'react'
import styles from '../editor.module.css'
import { Finder } from './finder.tsx'
import { type PickableKind, wordsOf } from './pickable.ts'

interface PickedFieldProps {
  readonly kind: PickableKind
  readonly slugs: readonly string[]
  readonly city: string | null
  readonly most?: number
  /** titles that are known already, by slug */
  readonly titles?: Readonly<Record<string, string>>
  readonly error?: string | undefined
  readonly onChange: (slugs: string[]) => void
}

/** Items of the site, found by search and put in order. */
export function PickedField({ kind, slugs, city, most = 24, titles = {}, error, onChange }: PickedFieldProps) {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const [isFinding, setFinding] = useState(slugs.length === 0)
  // A removed item takes the focus of its button with it.
  const list = useLostFocus<HTMLDivElement>(slugs.length)
  const titleOf = (slug: string) => found[slug] ?? titles[slug] ?? wordsOf(slug)
  function up(at: number) {
    const slug = slugs[at]
    if (!slug || at === 0) return
    const rest = slugs.filter((other) => other !== slug)
    onChange([...rest.slice(0, at - 1), slug, ...rest.slice(at - 1)])
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.fields}>
      {slugs.length > 0 && (
        <ol className={styles.people}>
          {slugs.map((slug, at) => (
            <li key={slug}>
              <span>{titleOf(slug)}</span>
              <span className={styles.ways}>
                {most > 1 && (
                  <IconButton
                    label={`Move ${titleOf(slug)} up`}
                    icon={<IconChevronDown size={20} className={styles.up} />}
                    aria-disabled={at === 0 || undefined}
                    onClick={() => up(at)}
                  />
                )}
                <IconButton
                  label={`Remove ${titleOf(slug)}`}
                  icon={<IconTrash size={20} />}
                  onClick={() => onChange(slugs.filter((one) => one !== slug))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p role="alert" className={styles.alert}>
        {error}
      </p>
      {(isFinding || slugs.length === 0) && slugs.length < most && (
        <Finder
          kind={kind}
          city={city}
          chosen={slugs}
          onChoose={({ slug, title }) => {
            setFound({ ...found, [slug]: title })
            onChange([...slugs, slug])
          }}
        />
      )}
      {!isFinding && slugs.length > 0 && slugs.length < most && (
        <Button variant="secondary" onClick={() => setFinding(true)}>
          Find more
        </Button>
      )}
    </div>
  )
}
