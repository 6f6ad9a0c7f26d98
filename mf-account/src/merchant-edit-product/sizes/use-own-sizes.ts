import { changeCatalogItem } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { type OwnProduct, type OwnVariant, ownProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { addSize } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { useApi, useMutation, useNotify, useQueryClient, useTrack } from '@nukkad/platform'
import { catalogKey } from '../../parts/back-office/back-office.queries.ts'
import { bodyOf, type NewSize } from './new-size.ts'

export interface OwnSizesProps {
  readonly product: OwnProduct
  /** Called with the product as stored now. */
  readonly onChange: (product: OwnProduct) => void
}

export const nameOf = ({ options }: OwnVariant): string => Object.values(options).join(', ')

/** Adds sizes, and takes them off sale and back. After a refusal the list shows what is stored. */
export function useOwnSizes({ product, onChange }: OwnSizesProps) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const track = useTrack()
  function stored(now: OwnProduct, sku: string, changed: string) {
    onChange(now)
    track('MERCHANT_PRODUCT_CHANGED', { sku, changed: [changed] })
    void client.invalidateQueries({ queryKey: catalogKey })
  }
  /** Keeps the version, so that texts that someone else changed are not overwritten unnoticed by the form above. */
  async function readAgain() {
    const { data } = await api.call(ownProduct, { params: { slug: product.slug } })
    onChange({ ...data, version: product.version })
  }
  const onError = () => void readAgain().catch(() => undefined)

  const adding = useMutation({
    mutationFn: async (typed: NewSize) =>
      (await api.call(addSize, { params: { slug: product.slug }, body: bodyOf(product, typed) })).data,
    onSuccess(now) {
      const added = now.variants.at(-1)
      stored(now, added?.sku ?? '', 'sizes')
      if (added) notify(`${nameOf(added)} ${now.is_available ? 'is on sale' : 'was added'}.`, { tone: 'success' })
    },
    onError,
  })
  const offering = useMutation({
    mutationFn: async ({ sku, version, is_offered }: OwnVariant) =>
      (await api.call(changeCatalogItem, { params: { sku }, body: { version, is_offered: !is_offered } })).data,
    onSuccess({ sku, is_offered, version, stock, price }) {
      const variants = product.variants.map((one) =>
        one.sku === sku ? { ...one, is_offered, version, stock, price } : one,
      )
      stored({ ...product, variants }, sku, 'is_offered')
      const name = variants.filter((one) => one.sku === sku).map(nameOf)
      notify(is_offered ? `${name} is on sale again.` : `${name} is no longer on sale.`, { tone: 'success' })
    },
    onError,
  })
  return { adding, offering }
}
