import { hrefs, useLocation, useNavigate, useTrack } from '@nukkad/platform'
import { IconSearch } from '@nukkad/ui/icons'
import { type FormEvent, useId } from 'react'
import styles from './search-form.module.css'

/** A real form that asks for /shop/search?q=…, so it works before any script; then it goes there without a reload. */
export function SearchForm({ placeholder }: { placeholder: string }) {
  const id = useId()
  const go = useNavigate()
  const track = useTrack()
  const { pathname, search } = useLocation()
  const asked = pathname === hrefs.shopSearch() ? (new URLSearchParams(search).get('q') ?? '') : ''

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (!words) return
    track('SEARCH_STARTED', { query: words })
    go(hrefs.shopSearch(words))
  }

  return (
    <div className={styles.search}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to the phones that we still serve */}
      <form role="search" action={hrefs.shopSearch()} className={styles.form} onSubmit={find}>
        <label htmlFor={id} className={styles.label}>
          Search the shop
        </label>
        <input
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
        />
        <button type="submit" aria-label="Search" className={styles.button}>
          <IconSearch size={20} aria-hidden="true" />
        </button>
      </form>
    </div>
  )
}
