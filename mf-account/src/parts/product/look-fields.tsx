import type { GuideName } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { hrefs, Link, useApi, useQuery } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { categoriesQuery, coloursQuery } from './product.queries.ts'
import type { LookName } from './product-facts.ts'
import styles from './product-form.module.css'
import type { Typed } from './word-fields.tsx'

interface LookFieldsProps {
  readonly typed: Typed<LookName>
  /** the path of the chosen category */
  readonly category: string
  /** false for a product in several colours */
  readonly hasOneColour?: boolean
  /** the guide that the product has, which can be kept in any category */
  readonly guide?: GuideName | null
}

/** The colour of a product and its size guide, where its category uses one. */
export function LookFields({ typed, category, hasOneColour = true, guide = null }: LookFieldsProps) {
  const api = useApi()
  const { data: colours = [] } = useQuery(coloursQuery(api))
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  const fitting = categories.find(({ path }) => path === category)?.size_guides ?? []
  const { value: chosen } = typed('size_guide')
  const known = [...(guide ? [guide] : []), ...categories.flatMap((one) => one.size_guides)]
  const other = known.find(({ type }) => type === chosen)
  const guides = !other || fitting.some(({ type }) => type === chosen) ? fitting : [...fitting, other]
  return (
    <>
      {hasOneColour && (
        <SelectField
          label="Colour"
          optional
          hint="Shoppers can filter by it"
          options={[{ value: '', label: 'None' }, ...colours.map(({ slug, name }) => ({ value: slug, label: name }))]}
          {...typed('colour')}
        />
      )}
      {guides.length > 0 && (
        <div>
          <SelectField
            label="Size guide"
            optional
            options={[
              { value: '', label: 'None' },
              ...guides.map(({ type, title }) => ({ value: type, label: title })),
            ]}
            {...typed('size_guide')}
          />
          <GuideLink guide={other ?? guides[0]} />
        </div>
      )}
    </>
  )
}

/** Opens in a new tab, so that the form stays as it is. */
const GuideLink = ({ guide }: { readonly guide: GuideName | undefined }) =>
  guide && (
    <Link to={hrefs.sizeGuide(guide.type)} target="_blank" className={styles.look}>
      View “{guide.title}” in a new tab
    </Link>
  )
