import { Button } from '@nukkad/ui/button'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronDown, IconPlus, IconTrash } from '@nukkad/ui/icons'
import { type ReactNode, useState } from 'react'
import styles from '../editor.module.css'
import { inputErrorsAt } from './form-fields.ts'

interface ItemsFieldProps<T> {
  /** the singular of an item: 'Question' */
  readonly name: string
  readonly items: readonly T[]
  readonly empty: T
  readonly most: number
  /** of the list, by the indices of the items */
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (items: T[]) => void
  readonly children: (
    item: T,
    change: (parts: Partial<T>) => void,
    inputErrors: Readonly<Record<string, string>>,
  ) => ReactNode
}

/** A list of items of one type, each with a few fields. */
export function ItemsField<T>({ name, items, empty, most, inputErrors, onChange, children }: ItemsFieldProps<T>) {
  // Items have no ids, so keys are generated: a removed item must not leave its fields' state to the next.
  const [keys, setKeys] = useState(() => items.map(() => crypto.randomUUID() as string))
  function put(order: readonly (readonly [string, T])[]) {
    setKeys(order.map(([key]) => key))
    onChange(order.map(([, item]) => item))
  }
  const now = items.map((item, at) => [keys[at] ?? String(at), item] as const)
  function up(at: number) {
    const one = now[at]
    if (!one || at === 0) return
    const rest = now.filter((other) => other !== one)
    put([...rest.slice(0, at - 1), one, ...rest.slice(at - 1)])
  }
  return (
    <div className={styles.fields}>
      {now.map(([key, item], at) => (
        <fieldset key={key} className={styles.picture}>
          <legend>
            {name} {at + 1}
          </legend>
          {children(
            item,
            (parts) => onChange(items.map((one, nth) => (nth === at ? { ...one, ...parts } : one))),
            inputErrorsAt(inputErrors, String(at)),
          )}
          <div className={styles.badges}>
            {at > 0 && (
              <IconButton
                label={`Move ${name} ${at + 1} up`}
                icon={<IconChevronDown size={20} className={styles.up} />}
                onClick={() => up(at)}
              />
            )}
            <IconButton
              label={`Remove ${name} ${at + 1}`}
              icon={<IconTrash size={20} />}
              onClick={() => put(now.filter((_, nth) => nth !== at))}
            />
          </div>
        </fieldset>
      ))}
      {items.length < most && (
        <Button
          variant="secondary"
          icon={<IconPlus size={18} />}
          onClick={() => put([...now, [crypto.randomUUID(), empty]])}
        >
          Add: {name}
        </Button>
      )}
    </div>
  )
}
