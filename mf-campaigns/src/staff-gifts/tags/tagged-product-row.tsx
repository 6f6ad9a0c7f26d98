import type { TaggedProduct } from '@nukkad/contracts/endpoints/shop/gift-tags'
import { hrefs, Link } from '@nukkad/platform'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconTrash } from '@nukkad/ui/icons'
import { SelectField } from '@nukkad/ui/select-field'
import staff from '../../parts/staff/staff.module.css'

const ways = [
  { value: 'yes', label: 'has it' },
  { value: 'no', label: 'does not have it' },
]

interface TaggedProductRowProps {
  readonly product: TaggedProduct
  /** null: its category decides again */
  readonly onSay: (fits: boolean | null) => void
}

/** A product whose tag was set by hand: whether it has the tag, and a way to return to its category's default. */
export function TaggedProductRow({ product: { slug, title, merchant, fits }, onSay }: TaggedProductRowProps) {
  return (
    <li>
      <p>
        <Link to={hrefs.product(slug)} target="_blank">
          {title}
        </Link>
        <span className={staff.quiet}> {merchant}</span>
      </p>
      <SelectField
        label={title}
        hideLabel
        size40
        value={fits ? 'yes' : 'no'}
        options={ways}
        onChange={({ target }) => onSay(target.value === 'yes')}
      />
      <IconButton
        label={`Use the category’s setting for ${title}`}
        icon={<IconTrash size={20} />}
        onClick={() => onSay(null)}
      />
    </li>
  )
}
