import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { hrefs, Link } from '@nukkad/platform'
import { Grid } from '@nukkad/ui/grid'
import { ProductCardView } from '@nukkad/ui/product-card-view'
import { Rail } from '@nukkad/ui/rail'
import { ListBlock } from '../../block-heading.tsx'
import { SaveButton } from '../../cards/save-button.tsx'
import { type BlockViewProps, inOrder, type KindView } from '../../view.ts'

/** Products: a strip within a text, a grid on a full-width page. */
function ProductsView({ data, content, look, heading }: BlockViewProps<'products'>) {
  const products = inOrder(data.slugs, content.products)
  if (products.length === 0) return null
  const items = products.map((product) => (
    <li key={product.product_id}>
      <Product product={product} isOnPage={look === 'page'} />
    </li>
  ))
  return (
    <ListBlock title={data.title} unnamed="Things to buy" heading={heading} look={look}>
      {look === 'page' ? (
        <Grid kind="products">{items}</Grid>
      ) : (
        <Rail label={`${data.title || 'Things to buy'}, a list`} itemWidth="card">
          {items}
        </Rail>
      )}
    </ListBlock>
  )
}

export const view: KindView<'products'> = { v: 1, View: ProductsView }

function Product({ product, isOnPage }: { readonly product: ProductCard; readonly isOnPage: boolean }) {
  const { merchant } = product
  return (
    <ProductCardView
      linkAs={Link}
      href={hrefs.product(product.slug)}
      title={product.title}
      merchant={isOnPage ? `${merchant.name}, ${merchant.locality}` : merchant.name}
      picture={product.image}
      price={product.price}
      mrp={product.og_price}
      discountPercent={product.discount_percent}
      badge={isOnPage && product.isNew ? 'New' : undefined}
      isSoldOut={!product.isAvailable}
      action={<SaveButton kind="product" of={product.slug} title={product.title} />}
    />
  )
}
