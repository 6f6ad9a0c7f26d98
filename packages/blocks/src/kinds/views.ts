import type { KindName } from '../registry.ts'
import type { BlockView } from '../view.ts'
import { HeadingView } from './heading/heading.view.tsx'
import { HeroView } from './hero/hero.view.tsx'
import { PictureBlock } from './picture/picture.view.tsx'
import { PlacesView } from './places/places.view.tsx'
import { QuoteView } from './quote/quote.view.tsx'
import { TextView } from './text/text.view.tsx'
import { TipView } from './tip/tip.view.tsx'

/** The version that a view draws, and its code: here, or fetched where such a block stands. */
export type ViewOf<K extends KindName> = { readonly v: number } & (
  | { readonly View: BlockView<K> }
  | { readonly load: () => Promise<BlockView<K>> }
)

const rarer = () => import('./rarer-views.ts')

/** How each kind is drawn. */
export const views: { readonly [K in KindName]: ViewOf<K> } = {
  hero: { v: 2, View: HeroView },
  text: { v: 1, View: TextView },
  heading: { v: 1, View: HeadingView },
  picture: { v: 1, View: PictureBlock },
  quote: { v: 1, View: QuoteView },
  tip: { v: 1, View: TipView },
  products: { v: 1, load: async () => (await import('./products/products.view.tsx')).ProductsView },
  brands: { v: 1, load: async () => (await rarer()).BrandsView },
  places: { v: 1, View: PlacesView },
  events: { v: 1, load: async () => (await rarer()).EventsView },
  posts: { v: 1, load: async () => (await rarer()).PostsView },
  banner: { v: 1, load: async () => (await rarer()).BannerView },
  video: { v: 1, load: async () => (await rarer()).VideoView },
  map: { v: 1, load: async () => (await rarer()).MapBlock },
  coupon: { v: 1, load: async () => (await rarer()).CouponView },
  faq: { v: 1, load: async () => (await rarer()).FaqView },
  steps: { v: 1, load: async () => (await rarer()).StepsView },
  offer: { v: 1, load: async () => (await rarer()).OfferView },
  gallery: { v: 1, load: async () => (await import('./gallery/gallery.view.tsx')).GalleryView },
  poll: { v: 1, load: async () => (await import('./poll/poll.view.tsx')).PollView },
  form: { v: 1, load: async () => (await import('./form/form.view.tsx')).FormView },
  countdown: { v: 1, load: async () => (await import('./countdown/countdown.view.tsx')).CountdownView },
}
