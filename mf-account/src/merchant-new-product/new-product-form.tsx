import { addCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { hrefs, useApi, useNavigate, useNotify, useQueryClient } from '@nukkad/platform'
import { TextField } from '@nukkad/ui/text-field'
import { catalogKey, dashboardQuery } from '../parts/back-office/back-office.queries.ts'
import { withQuery } from '../parts/back-office/page-of.ts'
import { DeclaredFields } from '../parts/product/declared-fields.tsx'
import { LookFields } from '../parts/product/look-fields.tsx'
import styles from '../parts/product/product-form.module.css'
import { ProductForm } from '../parts/product/product-form.tsx'
import { DaysField, type Typed } from '../parts/product/word-fields.tsx'
import { bodyOf, checksOfNew, type NewFact, type NewFacts, noFacts, sizesOf, stockOf } from './new-product-facts.ts'

/** The form of a new product: the fields common to all products, with its price and stock. */
export function NewProductForm() {
  const api = useApi()
  const go = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  async function add(facts: NewFacts, [pictures = []]: readonly (readonly string[])[]) {
    const { sku, title } = (await api.call(addCatalogItem, { body: bodyOf(facts, pictures) })).data
    await client.invalidateQueries({ queryKey: catalogKey })
    void client.invalidateQueries({ queryKey: dashboardQuery(api).queryKey })
    notify(`${title} is on sale.`, { tone: 'success' })
    go(withQuery(hrefs.merchantProducts(), { q: facts.sizes.trim() ? title : sku }), { asks: false })
  }
  return (
    <ProductForm
      label="A new product"
      submit="Put it on sale"
      before={noFacts}
      rows={[{ label: 'Photos', name: 'pictures', urls: [] }]}
      checks={checksOfNew}
      save={add}
      fields={(typed, facts) => (
        <>
          <LookFields typed={typed} category={facts.category} />
          <DeclaredFields typed={typed} />
          <SellingFields typed={typed} sizes={sizesOf(facts.sizes)} />
        </>
      )}
    />
  )
}

interface SellingFieldsProps {
  readonly typed: Typed<NewFact | 'ready_in_days'>
  readonly sizes: readonly string[]
}

/** Price, sizes, and the pieces in all or of each size. */
const SellingFields = ({ typed, sizes }: SellingFieldsProps) => (
  <>
    <TextField label="Price" before="₹" inputMode="decimal" maxLength={10} hint="With GST" {...typed('price')} />
    <TextField label="MRP" optional before="₹" inputMode="decimal" maxLength={10} {...typed('mrp')} />
    <TextField
      label="Weight in grams"
      inputMode="numeric"
      maxLength={6}
      hint="Including packaging"
      {...typed('weight_grams')}
    />
    <DaysField {...typed('ready_in_days')} />
    <div className={styles.wide}>
      <TextField
        label="Sizes"
        optional
        maxLength={400}
        hint="If it comes in several, separated by commas: S, M, L. Each can get a price of its own later, under Products, and more sizes can be added on the page where the product is edited."
        {...typed('sizes')}
      />
    </div>
    {sizes.length === 0 && <TextField label="Pieces" inputMode="numeric" maxLength={7} {...typed('stock')} />}
    {[...new Set(sizes)].map((size) => (
      <TextField key={size} label={`Pieces in ${size}`} inputMode="numeric" maxLength={7} {...typed(stockOf(size))} />
    ))}
  </>
)
