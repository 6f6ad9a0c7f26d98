import { hrefs, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { type FormEvent, useId } from 'react'
import styles from './shop-search.module.css'

/** The words searched for, to be changed in place. An ordinary GET form where there is no JavaScript. */
export function SearchForm({ words }: { readonly words: string }) {
  const navigate = useNavigate()
  const id = useId()
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(hrefs.shopSearch(q))
  }
  return (
    <search>
      <form action={hrefs.shopSearch('').split('?')[0]} method="get" className={styles.form} onSubmit={search}>
        <label htmlFor={id}>What are you looking for?</label>
        <div className={styles.row}>
          <input
            id={id}
            className={styles.field}
            type="search"
            name="q"
            defaultValue={words}
            maxLength={120}
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit" variant="primary" size={48}>
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}
