import type { NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import styles from '@nukkad/editor/editor.module.css'
import { BeginField, CitiesField, EndField } from '@nukkad/editor/fields'
import { Checkbox } from '@nukkad/ui/checkbox'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import type { InputErrors } from './nav-input-errors.ts'
import type { NavLink } from './nav-node.ts'

const kinds = [
  { value: 'link', label: 'A link' },
  { value: 'category', label: 'A category of the shop' },
  { value: 'tag', label: 'A tag of the city' },
  { value: 'lbbshop', label: 'The shop, with its categories below it' },
]

const iconNames: Readonly<Record<Exclude<NavLink['icon'], ''>, string>> = {
  heart: 'A heart',
  package: 'A parcel',
  pen: 'A pencil',
  store: 'A shop',
  ticket: 'A ticket',
  user: 'A person',
  wallet: 'A wallet',
}
const icons = Object.entries(iconNames).map(([value, label]) => ({ value, label }))

/** The audiences that have links of their own, in words. */
export const roleNames: Readonly<Record<NonNullable<NavLink['role']>, string>> = {
  merchant: 'Merchants',
  editor: 'Editors',
  campaigner: 'Campaign team',
  place: 'Counters of places',
  developer: 'Developers',
}
const roles = [
  { value: '', label: 'Everyone' },
  ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
]

interface NavLinkFormProps {
  readonly list: NavList
  readonly link: NavLink
  readonly inputErrors: InputErrors
  readonly onChange: (link: NavLink, field: keyof NavLink) => void
}

/** A link's title and target. */
export function NavLinkForm({ list, link, inputErrors, onChange }: NavLinkFormProps) {
  const put = <K extends keyof NavLink>(field: K, value: NavLink[K]) => onChange({ ...link, [field]: value }, field)
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label="Title"
          maxLength={60}
          value={link.title}
          error={inputErrors.title}
          onChange={({ target }) => put('title', target.value)}
        />
        <TextField
          label="Address"
          hint={
            list === 'account'
              ? '{user} becomes the number of the signed-in user.'
              : '{city} becomes the visitor’s city.'
          }
          maxLength={200}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          value={link.url}
          error={inputErrors.url}
          onChange={({ target }) => put('url', target.value)}
        />
      </div>
      {list === 'account' ? <WhoAndSign link={link} put={put} /> : <KindAndLabel link={link} put={put} />}
      <Checkbox
        label="Hidden from visitors"
        checked={link.hide}
        onChange={({ target }) => put('hide', target.checked)}
      />
      <CitiesField value={link.cities} onChange={(cities) => put('cities', cities)} />
      <BeginField
        label="It begins"
        value={link.startsAt}
        error={undefined}
        onChange={(startsAt) => put('startsAt', startsAt)}
      />
      <EndField
        label="It ends"
        value={link.endsAt}
        error={inputErrors.endsAt}
        onChange={(endsAt) => put('endsAt', endsAt)}
      />
    </div>
  )
}

interface PartProps {
  readonly link: NavLink
  readonly put: <K extends keyof NavLink>(field: K, value: NavLink[K]) => void
}

/** Fields of a link in the account menu: its icon and its audience. */
function WhoAndSign({ link, put }: PartProps) {
  return (
    <div className={styles.pair}>
      <SelectField
        label="For whom"
        value={link.role ?? ''}
        options={roles}
        onChange={({ target }) => put('role', (target.value || null) as NavLink['role'])}
      />
      <SelectField
        label="Icon before it"
        value={link.icon || 'user'}
        options={icons}
        onChange={({ target }) => put('icon', target.value as NavLink['icon'])}
      />
    </div>
  )
}

/** Fields of a link in the header or footer: its label and its kind. */
function KindAndLabel({ link, put }: PartProps) {
  const known = kinds.some(({ value }) => value === link.type)
  return (
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
        label="Type"
        value={link.type}
        options={known ? kinds : [...kinds, { value: link.type, label: link.type }]}
        onChange={({ target }) => put('type', target.value)}
      />
      <TextField
        label="Category number"
        optional
        inputMode="numeric"
        maxLength={9}
        value={link.categoryId ?? ''}
        onChange={({ target }) => put('categoryId', target.value.replace(/\D/g, '') || null)}
      />
    </div>
  )
}
