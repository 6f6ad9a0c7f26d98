import { catalogFilters } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import {
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useNavigate,
  useQuery,
  useSearchParams,
  useSession,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { focusFirstError } from '@nukkad/ui/first-error'
import { IconPlus } from '@nukkad/ui/icons'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { useLostFocus } from '@nukkad/ui/use-lost-focus'
import { useCallback, useState } from 'react'
import { catalogQuery } from '../parts/back-office/back-office.queries.ts'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { oneOf, pageOf, withQuery } from '../parts/back-office/page-of.ts'
import { SearchBox } from '../parts/back-office/search-box.tsx'
import { CatalogFilters } from './catalog-filters.tsx'
import styles from './merchant-products.module.css'
import { ProductRow } from './product-row.tsx'
import { SaveAll } from './save-all.tsx'

/** All variants of the merchant, with price and stock editable in place. */
export function MerchantProductsScreen() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const { user } = useSession()
  const filter = oneOf(catalogFilters, search.get('filter'))
  const q = search.get('q') ?? ''
  const page = pageOf(search)
  const catalog = useQuery({
    ...catalogQuery(useApi(), { filter, q, page }),
    enabled: user?.role === 'merchant',
    placeholderData: keepPreviousData,
  })
  const { data } = catalog
  const [dirty, setDirty] = useState<readonly string[]>([])
  const onDirty = useCallback(
    (sku: string, isDirty: boolean) =>
      setDirty((before) => [...before.filter((other) => other !== sku), ...(isDirty ? [sku] : [])]),
    [],
  )
  // The button that saves them all leaves with the last change.
  const list = useLostFocus<HTMLUListElement>(dirty.length > 1)
  function saveAll() {
    for (const form of list.current?.querySelectorAll<HTMLFormElement>('form[data-dirty]') ?? []) form.requestSubmit()
    focusFirstError(list.current)
  }
  const path = hrefs.merchantProducts()
  return (
    <BackOfficePage title="Products" skeleton={<BackOfficeRows />}>
      {() => (
        <div className={styles.products}>
          <ButtonLink
            href={hrefs.merchantNewProduct()}
            linkAs={Link}
            icon={<IconPlus size={18} aria-hidden="true" />}
            className={styles.add}
          >
            Add a product
          </ButtonLink>
          <SearchBox
            label="Name or SKU"
            value={q}
            found={catalog.isPlaceholderData ? undefined : data?.total}
            onSearch={(words) => go(withQuery(path, { q: words }), { keepScroll: true })}
          />
          <CatalogFilters filter={filter} q={q} counts={data?.counts} />
          {!data && !catalog.isError && <BackOfficeRows />}
          {!data && catalog.isError && (
            <LoadFailure what="Your products" isAway={isAway(catalog.error)} onRetry={() => void catalog.refetch()} />
          )}
          {data?.data.length === 0 && <EmptyState {...emptyWords(q, data.counts.all > 0)} />}
          {data && data.data.length > 0 && (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label="Products"
              className={styles.list}
              aria-busy={catalog.isPlaceholderData}
            >
              {data.data.map((item) => (
                <ProductRow key={item.sku} item={item} onDirty={onDirty} />
              ))}
            </ul>
          )}
          <SaveAll count={dirty.length} onSave={saveAll} />
          {data && (
            <Pager
              page={data.page}
              hasNext={data.hasNext}
              pages={Math.ceil(data.total / data.pagesize)}
              hrefOf={(next) => withQuery(path, { filter, q, page: next > 1 ? next : null })}
              linkAs={Link}
            />
          )}
        </div>
      )}
    </BackOfficePage>
  )
}

/** `hasProducts`: there are some, but not under this filter. */
function emptyWords(q: string, hasProducts: boolean) {
  if (q) return { title: `Nothing for “${q}”`, text: 'Search for part of the name, or the SKU.' }
  if (hasProducts) return { title: 'Nothing here', text: 'No products match.' }
  return { title: 'No products yet', text: 'Your shop opens with the first one: add it with the button above.' }
}
