import { detailFilters } from '@nukkad/contracts/detail-filters'
import { productNoteNames, productNotes } from '@nukkad/contracts/product-notes'
import { useApi, useQuery } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { ReactNode } from 'react'
import { categoriesQuery } from './product.queries.ts'
import type { WordName } from './product-facts.ts'
import styles from './product-form.module.css'

/** 'material', 'material, fabric'. */
const filterLabels = Object.values(detailFilters).join(', ').toLowerCase()

/** Returns the value, error and change handler of the named field. */
export type Typed<Name extends string> = (name: Name) => {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

interface WordFieldsProps {
  readonly typed: Typed<WordName>
  /** short fields, side by side where there is room */
  readonly children: ReactNode
}

/** The fields of a product's texts. */
export function WordFields({ typed, children }: WordFieldsProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()))
  return (
    <>
      <TextField label="Name" maxLength={120} {...typed('title')} />
      <SelectField
        label="Category"
        placeholder="Choose"
        options={categories.map(({ path, title, section }) => ({ value: path, label: `${section}: ${title}` }))}
        {...typed('category')}
      />
      <TextField label="In one line" hint="Shown below the name" maxLength={160} {...typed('line')} />
      <TextArea
        label="About it"
        hint="How it is made, by whom and for whom. Leave an empty line to start a paragraph."
        rows={6}
        maxLength={4000}
        {...typed('description')}
      />
      <TextArea
        label="Details"
        optional
        hint={`One per line, such as “Material: brass” or “Height: 24 cm”. Shoppers can filter by: ${filterLabels}.`}
        rows={4}
        maxLength={4500}
        {...typed('details')}
      />
      {productNoteNames.map((name) => {
        const { label, hint, longest } = productNotes[name]
        return <TextArea key={name} {...{ label, hint }} optional rows={2} maxLength={longest} {...typed(name)} />
      })}
      <div className={styles.pair}>{children}</div>
    </>
  )
}

export const DaysField = (typed: ReturnType<Typed<WordName>>) => (
  <TextField label="Days needed before dispatch" inputMode="numeric" maxLength={2} {...typed} />
)
