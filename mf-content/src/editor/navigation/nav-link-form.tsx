import styles from '@nukkad/editor/editor.module.css'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import type { NavLink, Slips } from './nav-tree.ts'

const kinds = [
  { value: 'link', label: 'A link' },
  { value: 'category', label: 'A category of the shop' },
  { value: 'tag', label: 'A tag of the city' },
  { value: 'lbbshop', label: 'The shop, with its categories below it' },
]

interface NavLinkFormProps {
  readonly link: NavLink
  readonly slips: Slips
  readonly onChange: (link: NavLink, field: keyof NavLink) => void
}

/** What a link says and where it leads. */
export function NavLinkForm({ link, slips, onChange }: NavLinkFormProps) {
  const put = <K extends keyof NavLink>(field: K, value: NavLink[K]) => onChange({ ...link, [field]: value }, field)
  const known = kinds.some(({ value }) => value === link.type)
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label="Title"
          maxLength={60}
          value={link.title}
          error={slips.title}
          onChange={({ target }) => put('title', target.value)}
        />
        <TextField
          label="Address"
          hint="{city} becomes the visitor’s city."
          maxLength={200}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          value={link.url}
          error={slips.url}
          onChange={({ target }) => put('url', target.value)}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Label"
          optional
          hint="A word beside the title, such as New."
          maxLength={12}
          value={link.label ?? ''}
          onChange={({ target }) => put('label', target.value || null)}
        />
        <SelectField
          label="What it is"
          value={link.type}
          options={known ? kinds : [...kinds, { value: link.type, label: link.type }]}
          onChange={({ target }) => put('type', target.value)}
        />
        <TextField
          label="Number of the shop’s category"
          optional
          inputMode="numeric"
          maxLength={9}
          value={link.categoryId ?? ''}
          onChange={({ target }) => put('categoryId', target.value.replace(/\D/g, '') || null)}
        />
      </div>
      <Checkbox
        label="Hidden from visitors"
        checked={link.hide}
        onChange={({ target }) => put('hide', target.checked)}
      />
    </div>
  )
}
