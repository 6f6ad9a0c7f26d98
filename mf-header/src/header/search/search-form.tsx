import { hrefs, useLocation, useNavigate, useRecentSearches, useRoute, useTrack } from '@nukkad/platform'
import { IconSearch } from '@nukkad/ui/icons'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useShownCity } from '../../parts/shown-city.ts'
import styles from './search-form.module.css'
import type { SearchHelpProps } from './search-help.tsx'

const SearchHelp = lazy<ComponentType<SearchHelpProps>>(() =>
  import('./search-help.tsx').catch(() => ({ default: () => null })),
)

/**
 * A real form that submits to the city's search, or within the shop to the shop's, so that it works before hydration;
 * after that it navigates without a reload. Suggestions are loaded on the first focus; if they fail to load, the form
 * still works.
 */
export function SearchForm({ placeholder }: { placeholder: string }) {
  const id = useId()
  const go = useNavigate()
  const track = useTrack()
  const recent = useRecentSearches()
  const field = useRef<HTMLInputElement>(null)
  const [isHelped, setHelped] = useState(false)
  // A visitor who started typing before hydration has the focus there already.
  useEffect(() => {
    if (document.activeElement === field.current) setHelped(true)
  }, [])
  const { pathname, search } = useLocation()
  const { slug } = useShownCity()
  const isShop = useRoute()?.route.owner === 'commerce'
  const hrefOf = (words?: string) => (isShop ? hrefs.shopSearch(words) : hrefs.postSearch(slug, words))
  const asked = pathname === hrefOf() ? (new URLSearchParams(search).get('q') ?? '') : ''

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (!words) return
    recent.add(words)
    track('SEARCH_STARTED', { query: words })
    field.current?.blur()
    go(hrefOf(words))
  }

  return (
    <div className={styles.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to some phones that we still support */}
      <form role="search" action={hrefOf()} className={styles.form} onSubmit={find}>
        <label htmlFor={id} className={visuallyHidden}>
          Search Nukkad
        </label>
        <input
          ref={field}
          key={asked}
          id={id}
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          className={styles.field}
          onFocus={() => setHelped(true)}
        />
        <button type="submit" aria-label="Search" className={styles.button}>
          <IconSearch size={20} aria-hidden="true" />
        </button>
        {isHelped && (
          <Suspense>
            <SearchHelp key={asked} field={field} hrefOf={hrefOf} isShop={isShop} />
          </Suspense>
        )}
      </form>
    </div>
  )
}
