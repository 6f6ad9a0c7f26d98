import { productsOfGiftTag, tagProduct } from '@nukkad/contracts/endpoints/shop/gift-tags'
import { Finder } from '@nukkad/editor/fields'
import {
  formatNumber,
  keepPreviousData,
  useApi,
  useMutation,
  useNotify,
  useQuery,
  useQueryClient,
} from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { useState } from 'react'
import { Loaded } from '../../parts/staff/loaded.tsx'
import staff from '../../parts/staff/staff.module.css'
import styles from '../staff-gifts.module.css'
import { TaggedProductRow } from './tagged-product-row.tsx'

interface Said {
  readonly slug: string
  readonly title: string
  readonly fits: boolean | null
}

/** Products that editors tagged or untagged by hand; each choice is saved at once. */
export function TaggedProducts({ tag }: { readonly tag: string }) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const [page, setPage] = useState(1)
  const queryKey = ['editor-gift-tagged', tag]
  const query = useQuery({
    queryKey: [...queryKey, page],
    queryFn: ({ signal }) => api.call(productsOfGiftTag, { params: { tag }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const saying = useMutation({
    mutationFn: ({ slug, fits }: Said) => api.call(tagProduct, { params: { tag, slug }, body: { fits } }),
    onSuccess(_, { title, fits }) {
      notify(`${title} ${fits === null ? 'follows its category again' : fits ? 'has it' : 'does not have it'}.`, {
        tone: 'success',
      })
      return client.invalidateQueries({ queryKey })
    },
  })
  return (
    <section className={staff.preview} aria-labelledby="tagged">
      <p>Changes apply at once.</p>
      <h2 id="tagged">Single products</h2>
      <Finder
        kind="product"
        city={null}
        chosen={query.data?.data.map(({ slug }) => slug) ?? []}
        onChoose={({ slug, title }) => saying.mutate({ slug, title, fits: true })}
      />
      <p role="alert" className={staff.problem}>
        {saying.error?.message}
      </p>
      <Loaded what="The products" query={query}>
        {({ data, total, hasNext }) => (
          <>
            <p className={staff.quiet}>
              {total === 0 ? 'None so far; categories apply.' : `${formatNumber(total)} set by hand`}
            </p>
            <ul className={styles.products} aria-busy={query.isPlaceholderData}>
              {data.map((product) => (
                <TaggedProductRow
                  key={product.slug}
                  product={product}
                  onSay={(fits) => saying.mutate({ slug: product.slug, title: product.title, fits })}
                />
              ))}
            </ul>
            {(page > 1 || hasNext) && (
              <div className={staff.actions}>
                <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Before
                </Button>
                <Button variant="secondary" disabled={!hasNext} onClick={() => setPage(page + 1)}>
                  More
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
