import { useApi, useNavigate, useQuery, useQueryClient, useRecentSearches, useTrack } from '@nukkad/platform'
import { IconChevronLeft } from '@nukkad/ui/icons'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useShownCity } from '../../parts/shown-city.ts'
import { useSheet } from '../use-sheet.ts'
import styles from './search-help.module.css'
import { beginningsQuery, suggestionsQuery } from './search-help.queries.ts'
import { SearchList } from './search-list.tsx'
import { beginningsOf, suggestionsOf } from './search-options.ts'
import { SheetState } from './sheet-state.tsx'
import { useCombobox } from './use-combobox.ts'
import { useTypedWords } from './use-typed-words.ts'

export interface SearchHelpProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** the search URL to use unless the server suggests a better one */
  readonly hrefOf: (words: string) => string
  readonly isShop: boolean
}

/** Help below the search field: recent searches, popular searches, and completions of the typed text. */
// limit: the parts of one combobox share its field, its options and what was typed
export default function SearchHelp({ field, hrefOf, isShop }: SearchHelpProps) {
  const api = useApi()
  const go = useNavigate()
  const track = useTrack()
  const recent = useRecentSearches()
  const { slug } = useShownCity()
  const [searched, setSearched] = useState(recent.list)
  const id = useId()
  const listId = `${id}-list`
  const optionId = useCallback((at: number) => `${id}-option-${at}`, [id])

  const client = useQueryClient()
  const [words, setText] = useTypedWords(field, (typed, before) => {
    // The suggestions for the previous text are no longer needed.
    void client.cancelQueries({ queryKey: suggestionsQuery(api, before, slug).queryKey })
    return typed ? client.prefetchQuery(suggestionsQuery(api, typed, slug)) : Promise.resolve()
  })
  const beginnings = useQuery(beginningsQuery(api, slug, isShop))
  const suggestions = useQuery(suggestionsQuery(api, words, slug))
  const isTyped = words !== ''
  const groups = useMemo(
    () => (isTyped ? suggestionsOf(suggestions.data, hrefOf) : beginningsOf(searched, beginnings.data, hrefOf)),
    [isTyped, searched, beginnings.data, suggestions.data, hrefOf],
  )
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])

  const { length: count } = options
  const box = useCombobox({ field, listId, optionId, count, onType: setText, onPick: pick, onDelete: removeAt })
  useSheet(field, box.isWanted, close)

  function close() {
    box.close()
    field.current?.blur()
  }

  function follow(href: string, searchedFor: string | null) {
    if (searchedFor) {
      recent.add(searchedFor)
      track('SEARCH_STARTED', { query: searchedFor })
    }
    close()
    go(href)
  }

  function pick(at: number) {
    const option = options[at]
    if (!option || !field.current) return
    // The list may be one of an earlier text: what was typed by now is in the field.
    const query = field.current.value.trim()
    // A place or a product ends the search, so the next one starts with an empty field.
    field.current.value = option.words ?? ''
    if (!option.words) track('SEARCH_SUGGESTION_CHOSEN', { query, kind: option.kind, href: option.href })
    follow(option.href, option.words)
  }

  const remove = useCallback(
    (query: string) => {
      recent.remove(query)
      setSearched(recent.list())
      field.current?.focus()
    },
    [recent, field],
  )
  const picked = useRef(pick)
  useEffect(() => {
    picked.current = pick
  })
  const onPick = useCallback((at: number) => picked.current(at), [])
  function removeAt(at: number): boolean {
    const option = options[at]
    if (option?.kind !== 'recent') return false
    remove(option.title)
    return true
  }

  // Enter follows the URL that the server suggests for exactly this text; before its response, or in the shop, it
  // follows the form's action.
  const submitted = useRef<(event: Event) => void>(() => {})
  useEffect(() => {
    submitted.current = (event) => {
      const typed = field.current?.value.trim() ?? ''
      const { data } = suggestions
      event.preventDefault()
      event.stopPropagation()
      const isKnown = !isShop && data?.q === typed && data.correctedTo === null
      if (typed) follow((isKnown && data.href) || hrefOf(typed), typed)
    }
  })
  useEffect(() => {
    const form = field.current?.form
    const submit = (event: Event) => submitted.current(event)
    form?.addEventListener('submit', submit)
    return () => form?.removeEventListener('submit', submit)
  }, [field])

  const said = box.isOpen ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : ''
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <button type="button" className={styles.back} aria-label="Close search" onClick={close}>
        <IconChevronLeft size={24} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field must keep the focus until the click arrives */}
      <div className={styles.panel} hidden={!box.isOpen} onMouseDown={(event) => event.preventDefault()}>
        <SearchList
          id={listId}
          optionId={optionId}
          groups={groups}
          active={box.active}
          onMean={box.setActive}
          onPick={onPick}
          onRemove={remove}
        />
        {!isTyped && searched.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              recent.clear()
              setSearched([])
              field.current?.focus()
            }}
          >
            Clear search history
          </button>
        )}
      </div>
      {box.isWanted && count === 0 && (
        <SheetState isLoading={!isTyped && beginnings.isPending} words={isTyped ? words : ''} />
      )}
    </>
  )
}
