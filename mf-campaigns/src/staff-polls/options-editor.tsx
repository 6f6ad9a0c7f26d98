import { asSentence } from '@nukkad/editor/fields'
import { useBadInput } from '@nukkad/ui/bad-input'
import { Button } from '@nukkad/ui/button'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { MovableList } from '../parts/staff/movable-list.tsx'
import { slugOf } from '../parts/staff/new-record-form.tsx'
import styles from '../parts/staff/staff.module.css'
import { type Option, OptionFields } from './option-fields.tsx'

interface OptionsEditorProps {
  readonly isAward: boolean
  readonly hasVotes: boolean
  readonly options: readonly Option[]
  readonly fields: Readonly<Record<string, string>>
  readonly onChange: (options: Option[]) => void
}

/** The options to vote for, in order. Options with votes can't be removed. */
export function OptionsEditor({ isAward, hasVotes, options, fields, onChange }: OptionsEditorProps) {
  const [title, setTitle] = useState('')
  const [before] = useState(() => new Set(options.map(({ id }) => id)))
  const word = isAward ? 'Nominee' : 'Option'
  const slug = slugOf(title)
  const inputError = title.trim() && !slug ? 'Use at least one letter or digit.' : undefined
  const input = useBadInput(inputError)
  let id = slug
  for (let nth = 2; options.some((option) => option.id === id); nth += 1) id = `${slug}-${nth}`
  function add() {
    if (!slug) return
    const brand = isAward ? slug : null
    onChange([...options, { id, title: title.trim(), line: '', slug: brand, picture: null }])
    setTitle('')
  }
  return (
    <fieldset className={styles.group}>
      <legend>{isAward ? 'Nominees' : 'Options'}</legend>
      <p role="alert" className={styles.problem}>
        {asSentence(fields.options)}
      </p>
      <MovableList
        word={word}
        items={options}
        keyOf={(option) => option.id}
        titleOf={(option) => option.title}
        whyFixed={(option) =>
          hasVotes && before.has(option.id) ? 'Can’t be removed, because people have voted for it.' : undefined
        }
        onChange={onChange}
      >
        {(option, at, change) => (
          <OptionFields
            option={option}
            isAward={isAward}
            errorOf={(field) => fields[`options.${at}.${field}`]}
            onChange={change}
          />
        )}
      </MovableList>
      <div className={styles.begin}>
        <TextField
          ref={input}
          label={`One more ${word.toLowerCase()}`}
          maxLength={120}
          value={title}
          error={inputError}
          onChange={({ target }) => setTitle(target.value)}
          // On the way to Save too: what is typed here is meant to be an option.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  )
}
