import { keepPreviousData, useApi, useQuery } from '@nukkad/platform'
import { IconPlus } from '@nukkad/ui/icons'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useRef, useState } from 'react'
import styles from '../editor.module.css'
import own from './finder.module.css'
import { type FoundItem, fewestLetters, foundQuery, namesOf, type PickableKind, slugIn } from './pickable.ts'

interface FinderProps {
  readonly kind: PickableKind
  readonly city: string | null
  readonly chosen: readonly string[]
  readonly onChoose: (item: FoundItem) => void
}

const calm = 250

/** A search for items; a pasted URL finds the item at that URL. */
export function Finder({ kind, city, chosen, onChoose }: FinderProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const q = useCalm(text.includes('/') ? slugIn(text).replaceAll('-', ' ') : text.trim())
  const isAsked = q.length >= fewestLetters(kind)
  const { data, error, isFetching } = useQuery({
    ...foundQuery(useApi(), kind, q, city),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  // What is chosen with the keyboard leaves the results, and its button with it; the next name replaces the last. For a
  // finger this would open the phone's keyboard over the results.
  function choose(item: FoundItem, isByKey: boolean) {
    if (isByKey) {
      field.current?.focus()
      field.current?.select()
    }
    onChoose(item)
  }
  const found = isAsked ? data?.filter(({ slug }) => !chosen.includes(slug)) : undefined
  return (
    <div className={styles.fields}>
      <TextField
        ref={field}
        label={`Find ${namesOf[kind]}`}
        hint="Part of its name, or its address"
        type="search"
        maxLength={120}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className={styles.quiet}>
        {statusOf(found, Boolean(error), isFetching)}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.people} aria-label="Found" aria-busy={isFetching}>
          {found.map((item) => (
            <li key={item.slug}>
              <button type="button" className={own.found} onClick={({ detail }) => choose(item, detail === 0)}>
                <IconPlus size={18} aria-hidden="true" />
                <span>
                  {item.title}
                  {item.line && <span className={styles.quiet}> {item.line}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function statusOf(found: readonly FoundItem[] | undefined, hasFailed: boolean, isFetching: boolean): string {
  if (hasFailed) return 'The search failed. Type again.'
  if (!found) return isFetching ? 'Looking …' : ''
  return found.length === 0 ? 'No more results.' : `${found.length} found`
}

/** The text, once typing pauses. */
function useCalm(text: string): string {
  const [calmed, setCalmed] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setCalmed(text), calm)
    return () => clearTimeout(timer)
  }, [text])
  return calmed
}
