import { IconSearch } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import type { MouseEvent } from 'react'
import styles from './search-help.module.css'
import type { SearchGroup, SearchOption } from './search-options.ts'

interface SearchListProps {
  readonly id: string
  readonly optionId: (at: number) => string
  readonly groups: readonly SearchGroup[]
  /** which option is meant, counted over all groups */
  readonly active: number
  onMean(at: number): void
  onPick(at: number): void
}

/** The options in their groups. They are links too, so that one can be opened in a new tab. */
export function SearchList({ id, optionId, groups, active, onMean, onPick }: SearchListProps) {
  let before = 0
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {groups.map(({ title, options }) => {
        const first = before
        before += options.length
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={title} role="group" aria-labelledby={`${id}-${first}`}>
            <div id={`${id}-${first}`} role="presentation" className={styles.title}>
              {title}
            </div>
            {options.map((option, at) => (
              <Option
                key={option.href}
                id={optionId(first + at)}
                option={option}
                isActive={first + at === active}
                onMean={() => onMean(first + at)}
                onPick={() => onPick(first + at)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: SearchOption
  readonly isActive: boolean
  onMean(): void
  onPick(): void
}

function Option({ id, option, isActive, onMean, onPick }: OptionProps) {
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPick()
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      className={styles.option}
      onPointerMove={() => !isActive && onMean()}
      // The field keeps the focus, so that it is not left before the click comes.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <span className={styles.picture}>
        {option.image ? (
          <PictureView picture={option.image} width={40} aspect={1} decorative />
        ) : (
          <IconSearch size={18} aria-hidden="true" />
        )}
      </span>
      <span className={styles.words}>
        {option.title}
        {option.line && <span className={styles.line}>{option.line}</span>}
      </span>
    </a>
  )
}
