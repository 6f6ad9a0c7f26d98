import type { EditedQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { Chip } from '@nukkad/ui/chip'
import { IconClose } from '@nukkad/ui/icons'
import { SelectField } from '@nukkad/ui/select-field'
import { useId } from 'react'
import styles from '../staff-gifts.module.css'

interface TagsFieldProps {
  readonly label: string
  /** shown while no tag is chosen */
  readonly empty: string
  readonly chosen: readonly string[]
  readonly tags: EditedQuestionnaire['tags']
  readonly error: string | undefined
  readonly onChange: (tags: string[]) => void
}
const most = 8

/** Chosen tags out of all tags, each with its number of products in stock. */
export function TagsField({ label, empty, chosen, tags, error, onChange }: TagsFieldProps) {
  const id = useId()
  const labelOf = (tag: string) => tags.find((one) => one.tag === tag)?.label ?? tag
  const free = tags.filter(({ tag }) => !chosen.includes(tag))
  return (
    <div className={styles.tags}>
      <p id={id}>
        {label}: {chosen.length === 0 && <em>{empty}</em>}
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chips} aria-labelledby={id}>
          {chosen.map((tag) => (
            <li key={tag}>
              <Chip
                icon={<IconClose size={16} aria-hidden="true" />}
                aria-label={`Remove ${labelOf(tag)}`}
                onClick={() => onChange(chosen.filter((one) => one !== tag))}
              >
                {labelOf(tag)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < most && (
        <SelectField
          label="Add a tag"
          size40
          value=""
          error={error}
          placeholder="Choose a tag"
          options={free.map(({ tag, label: words, count }) => ({ value: tag, label: `${words} (${count})` }))}
          onChange={({ target }) => target.value && onChange([...chosen, target.value])}
        />
      )}
    </div>
  )
}
