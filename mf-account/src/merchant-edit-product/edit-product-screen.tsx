import { ownProduct } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { type Api, hrefs, Link, queryOptions, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import styles from './edit-product.module.css'
import { EditedProduct } from './edited-product.tsx'

/** Fetched whenever the page is opened, and never refetched while the merchant is typing. */
const ownProductQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['merchant', 'product', slug],
    queryFn: async ({ signal }) => (await api.call(ownProduct, { params: { slug } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Edits a merchant's product: name, texts, photos, category, weight and preparation time. */
export function EditProductScreen() {
  const { slug = '' } = useParams()
  const { user } = useSession()
  const product = useQuery({ ...ownProductQuery(useApi(), slug), enabled: user?.role === 'merchant' })
  return (
    <BackOfficePage title="Edit a product" lead={<WayBack />} isDetail skeleton={<BackOfficeRows />}>
      {() => {
        if (product.data) return <EditedProduct key={slug} product={product.data} />
        if (isAbsent(product.error)) {
          return (
            <EmptyState
              title="Product not found"
              text="The link may be mistyped, or the product belongs to another maker."
              action={
                <ButtonLink href={hrefs.merchantProducts()} linkAs={Link} size={56}>
                  Back to your products
                </ButtonLink>
              }
            />
          )
        }
        if (!product.isError) return <BackOfficeRows />
        return <LoadFailure what="The product" isAway={isAway(product.error)} onRetry={() => void product.refetch()} />
      }}
    </BackOfficePage>
  )
}

const WayBack = () => (
  <>
    Sizes are added at the end of this page; price and stock are set in the list of{' '}
    <Link to={hrefs.merchantProducts()} className={styles.back}>
      your products
    </Link>
    .
  </>
)
