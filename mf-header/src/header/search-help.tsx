import { useApi, useNavigate, useQuery, useRecentSearches, useTrack } from '@nukkad/platform'
import { type RefObject, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { useShownCity } from '../parts/shown-city.ts'
import styles from './search-help.module.css'
import { beginningsQuery, suggestionsQuery } from './search-help.queries.ts'
import { SearchList } from './search-list.tsx'
import { beginningsOf, suggestionsOf } from './search-options.ts'
import { useCombobox } from './use-combobox.ts'

/** A pause this short between two letters is one word being typed. */
const pause = 120

export interface SearchHelpProps {
  readonly field: RefObject<HTMLInputElement | null>
}

/** Help below the search field: what was searched lately, what others search, and what the letters so far may become. */
export default function SearchHelp({ field }: SearchHelpProps) {
  const api = useApi()
  const go = useNavigate()
  const track = useTrack()
  const recent = useRecentSearches()
  const { slug } = useShownCity()
  const [searched, setSearched] = useState(recent.list)
  const id = useId()
  const listId = `${id}-list`
  const optionId = useCallback((at: number) => `${id}-option-${at}`, [id])

  const [words, setWords] = useState(() => field.current?.value.trim() ?? '')
  const beginnings = useQuery(beginningsQuery(api, slug))
  const suggestions = useQuery(suggestionsQuery(api, words, slug))
  const groups = useMemo(
    () => (words === '' ? beginningsOf(searched, beginnings.data) : suggestionsOf(suggestions.data)),
    [words, searched, beginnings.data, suggestions.data],
  )
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])

  const box = useCombobox({ field, listId, optionId, count: options.length, onPick: pick })
  useEffect(() => {
    const typed = box.text.trim()
    if (typed === '') return setWords('')
    const timer = setTimeout(() => setWords(typed), pause)
    return () => clearTimeout(timer)
  }, [box.text])

  function pick(at: number) {
    const option = options[at]
    const input = field.current
    if (!option || !input) return
    if (option.words) {
      input.value = option.words
      recent.add(option.words)
      track('SEARCH_STARTED', { query: option.words })
    }
    box.close()
    input.blur()
    go(option.href)
  }

  function forget() {
    recent.clear()
    setSearched([])
    field.current?.focus()
  }

  const said = box.isOpen ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.panel} hidden={!box.isOpen}>
        <SearchList
          id={listId}
          optionId={optionId}
          groups={groups}
          active={box.active}
          onMean={box.setActive}
          onPick={pick}
        />
        {words === '' && searched.length > 0 && (
          <button type="button" className={styles.forget} onClick={forget}>
            Forget what I searched
          </button>
        )}
      </div>
    </>
  )
}
