import { listProducts } from '@nukkad/contracts/endpoints/catalogue'
import { hrefs, Link, queryOptions, useApi, useQuery } from '@nukkad/platform'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import styles from './shop-search.module.css'

const shelves = [
  { title: 'Jewellery', path: 'shopping/jewellery' },
  { title: 'Bags', path: 'shopping/bags' },
  { title: 'Shoes', path: 'shopping/shoes' },
  { title: 'Snacks', path: 'snacks-groceries' },
  { title: 'Home', path: 'home-decor' },
] as const

/** No product fits the words: what one could try, and what others like. */
export function NothingFound({ words }: { readonly words: string }) {
  const api = useApi()
  const popular = useQuery(
    queryOptions({
      queryKey: ['popular'],
      queryFn: ({ signal }) => api.call(listProducts, { query: { sort: 10, pagesize: 8 } }, { signal }),
      staleTime: 300_000,
    }),
  )
  return (
    <div className={styles.nothing}>
      <h2>Nothing here by that name</h2>
      <p>
        {words ? `We looked for “${words}” in every shelf. ` : ''}Fewer or simpler words often help: “kurta” finds more
        than “blue cotton kurta XL”. Or walk along a shelf:
      </p>
      <ul className={styles.shelves}>
        {shelves.map(({ title, path }) => (
          <li key={path}>
            <Link className={styles.shelf} to={hrefs.category(path)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ProductRail title="What others like" products={popular.data?.data ?? []} />
    </div>
  )
}
