import { afterPaint } from '@nukkad/platform/after-paint'
import { memo, useEffect, useState } from 'react'
import styles from './search-help.module.css'
import { SearchLine } from './search-line.tsx'
import type { SearchGroup } from './search-options.ts'

interface SearchListProps {
  readonly id: string
  readonly optionId: (at: number) => string
  readonly groups: readonly SearchGroup[]
  /** the active option, counted over all groups */
  readonly active: number
  onMean(at: number): void
  onPick(at: number): void
  /** removes a recent search from the list */
  onRemove(words: string): void
}

/**
 * The options in their groups. They are links too, so that one can be opened in a new tab. Typing re-renders them only
 * when the results change: a new result must not wait for the old one to render.
 */
export const SearchList = memo(function SearchList(props: SearchListProps) {
  const { id, optionId, groups, active, onMean, onPick, onRemove } = props
  // Renders the text first: a list with pictures takes twice as long, and the next letter may already be on its way.
  const [read, setRead] = useState<readonly SearchGroup[]>()
  useEffect(() => afterPaint(() => setRead(groups)), [groups])
  let before = 0
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {groups.map(({ title, options }) => {
        const first = before
        before += options.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a group of options
          <div key={title} role="group" aria-labelledby={`${id}-${first}`}>
            <div id={`${id}-${first}`} role="presentation" className={styles.title}>
              {title}
            </div>
            {options.map((option, at) => (
              <SearchLine
                key={option.kind + option.href}
                id={optionId(first + at)}
                at={first + at}
                option={option}
                isActive={first + at === active}
                isRead={read === groups}
                onMean={onMean}
                onPick={onPick}
                onRemove={option.kind === 'recent' ? onRemove : undefined}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
})
