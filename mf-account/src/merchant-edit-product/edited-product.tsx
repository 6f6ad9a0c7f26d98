import { changeOwnProduct, type OwnProduct, ownProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { ApiError, useApi, useQueryClient, useTrack } from '@nukkad/platform'
import { useState } from 'react'
import { catalogKey } from '../parts/back-office/back-office.queries.ts'
import { DeclaredFields } from '../parts/product/declared-fields.tsx'
import { LookFields } from '../parts/product/look-fields.tsx'
import { ProductForm } from '../parts/product/product-form.tsx'
import { AfterForm } from './after-form.tsx'
import {
  type Arranged,
  bodyOf,
  changedBy,
  checksOf,
  type EditFacts,
  factsOf,
  galleryName,
  overNow,
  urlsOf,
} from './edit-facts.ts'
import { SendingFields } from './sending-fields.tsx'
import { OwnSizes } from './sizes/own-sizes.tsx'

/** The stored product and the edits made to it. Each new one remounts the form. */
interface Sight {
  readonly nth: number
  readonly product: OwnProduct
  readonly typed?: EditFacts
  readonly arranged?: Arranged
  readonly refusal?: ApiError
  readonly isSaved: boolean
}

/**
 * The edit form of a product and its sizes, which are saved one by one. After a conflict, the typed text stays and can
 * be saved over the other change.
 */
export function EditedProduct({ product: opened }: { readonly product: OwnProduct }) {
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  const [sight, setSight] = useState<Sight>({ nth: 0, product: opened, isSaved: false })
  const { nth, product, refusal } = sight
  const params = { slug: product.slug }
  const see = (parts: Omit<Sight, 'nth'>) => setSight({ ...parts, nth: nth + 1 })

  async function save(facts: EditFacts, pictures: Arranged) {
    try {
      const body = bodyOf(product, facts, pictures)
      const { data } = await api.call(changeOwnProduct, { params, body })
      track('MERCHANT_PRODUCT_CHANGED', { sku: data.variants[0]?.sku ?? '', changed: changedBy(product, body) })
      void client.invalidateQueries({ queryKey: catalogKey })
      see({ product: data, isSaved: true })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      const { data: now } = await api.call(ownProduct, { params })
      see({ product: now, ...overNow(product, now, facts, pictures), refusal: error, isSaved: false })
    }
  }
  return (
    <>
      <ProductForm
        key={nth}
        label={product.title}
        submit={refusal ? 'Overwrite with my version' : 'Save'}
        before={factsOf(product)}
        typed={sight.typed}
        rows={product.galleries.map(({ name, pictures }, at) => ({
          label: name ? `Photos in ${name}` : 'Photos',
          name: galleryName(at),
          urls: urlsOf(product)[at] ?? pictures.map(({ url }) => url),
        }))}
        arranged={sight.arranged}
        refusal={refusal}
        checks={checksOf(product)}
        save={save}
        fields={(typed, facts) => (
          <>
            <LookFields
              typed={typed}
              category={facts.category}
              hasOneColour={product.colour !== null}
              guide={product.size_guide}
            />
            <DeclaredFields
              typed={typed}
              isByWeight={product.variants.some(({ options }) => options.Weight !== undefined)}
            />
            <SendingFields variants={product.variants} typed={typed} facts={facts} />
          </>
        )}
        after={(isDirty) => (
          <AfterForm
            product={product}
            isSaved={sight.isSaved && !isDirty}
            onTakeTheirs={refusal && (() => see({ product, isSaved: false }))}
          />
        )}
      />
      <OwnSizes product={product} onChange={(now) => setSight((last) => ({ ...last, product: now }))} />
    </>
  )
}
