import { banner } from './banner/banner.schema.ts'
import { brands } from './brands/brands.schema.ts'
import { countdown } from './countdown/countdown.schema.ts'
import { coupon } from './coupon/coupon.schema.ts'
import { events } from './events/events.schema.ts'
import { faq } from './faq/faq.schema.ts'
import { form } from './form/form.schema.ts'
import { gallery } from './gallery/gallery.schema.ts'
import { heading } from './heading/heading.schema.ts'
import { hero } from './hero/hero.schema.ts'
import { map } from './map/map.schema.ts'
import { offer } from './offer/offer.schema.ts'
import { picture } from './picture/picture.schema.ts'
import { places } from './places/places.schema.ts'
import { poll } from './poll/poll.schema.ts'
import { posts } from './posts/posts.schema.ts'
import { products } from './products/products.schema.ts'
import { quote } from './quote/quote.schema.ts'
import { steps } from './steps/steps.schema.ts'
import { text } from './text/text.schema.ts'
import { tip } from './tip/tip.schema.ts'
import { video } from './video/video.schema.ts'

/** All kinds of blocks. A kind without an entry in forms.ts does not compile; one without a view fails a test. */
export const kinds = {
  hero,
  text,
  heading,
  picture,
  quote,
  tip,
  products,
  brands,
  places,
  events,
  posts,
  banner,
  gallery,
  video,
  map,
  countdown,
  coupon,
  poll,
  form,
  faq,
  steps,
  offer,
}
