import type { KindName } from '../registry.ts'
import type { KindView } from '../view.ts'
import { view as heading } from './heading/heading.view.tsx'
import { view as hero } from './hero/hero.view.tsx'
import { view as picture } from './picture/picture.view.tsx'
import { view as places } from './places/places.view.tsx'
import { view as quote } from './quote/quote.view.tsx'
import { view as text } from './text/text.view.tsx'
import { view as tip } from './tip/tip.view.tsx'

type Views = { readonly [K in KindName]?: KindView<K> }
type Loads = { readonly [K in KindName]?: () => Promise<KindView<K>> }

/** Views of the kinds that most pages have; they are part of the page's bundle. */
export const commonViews: Views = { hero, text, heading, picture, quote, tip, places }

/** Views with much code, each in a file of its own that is loaded where such a block occurs. */
export const largeViews: Loads = {
  products: async () => (await import('./products/products.large-view.tsx')).view,
  gallery: async () => (await import('./gallery/gallery.large-view.tsx')).view,
  poll: async () => (await import('./poll/poll.large-view.tsx')).view,
  form: async () => (await import('./form/form.large-view.tsx')).view,
  countdown: async () => (await import('./countdown/countdown.large-view.tsx')).view,
}

/** The view of any other kind; those share one file, which is loaded where one of them occurs. */
export const rarerView = async <K extends KindName>(kind: K): Promise<KindView<K>> =>
  (await import('./rarer-views.ts')).rarerView(kind)
