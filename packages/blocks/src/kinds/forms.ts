import { type EditedKind, type EditedKinds, editedKind } from '@nukkad/editor'
import {
  IconBag,
  IconCalendar,
  IconFilm,
  IconHeading,
  IconHourglass,
  IconImages,
  IconList,
  IconMap,
  IconMegaphone,
  IconNews,
  IconPanelTop,
  IconPercent,
  IconPicture,
  IconPin,
  IconQuestion,
  IconQuote,
  IconStore,
  IconTag,
  IconText,
  IconTip,
} from '@nukkad/ui/icons'
import { Check } from 'typebox/value'
import { type BlockData, type KindName, kinds } from '../registry.ts'

type Form<K extends KindName> = Pick<EditedKind<BlockData<K>>, 'name' | 'Icon' | 'empty' | 'load'>

const week = 7 * 24 * 3600_000
const drawing = { url: '/images/scene/all/street-day', alt: '' }
const things = { title: '', slugs: [] }

/** How each kind is edited, in the order of the chooser: a kind without a form does not compile. */
const forms: { readonly [K in KindName]: Form<K> } = {
  hero: {
    ...{
      name: 'Hero',
      Icon: IconPanelTop,
      empty: () => ({ layout: 'beside', kicker: '', title: '', text: '', picture: drawing, cta: null }),
    },
    load: async () => (await import('./hero/hero.form.tsx')).HeroForm,
  },
  text: {
    ...{ name: 'Text', Icon: IconText, empty: () => ({ title: null, html: '' }) },
    load: async () => (await import('./text/text.form.tsx')).TextForm,
  },
  heading: {
    ...{ name: 'Heading', Icon: IconHeading, empty: () => ({ text: '' }) },
    load: async () => (await import('./heading/heading.form.tsx')).HeadingForm,
  },
  picture: {
    ...{ name: 'Picture', Icon: IconPicture, empty: () => ({ picture: drawing, caption: '' }) },
    load: async () => (await import('./picture/picture.form.tsx')).PictureForm,
  },
  quote: {
    ...{ name: 'Quote', Icon: IconQuote, empty: () => ({ text: '', who: '' }) },
    load: async () => (await import('./quote/quote.form.tsx')).QuoteForm,
  },
  tip: {
    ...{ name: 'Tip', Icon: IconTip, empty: () => ({ text: '' }) },
    load: async () => (await import('./tip/tip.form.tsx')).TipForm,
  },
  places: {
    ...{ name: 'Places', Icon: IconPin, empty: () => things },
    load: async () => (await import('./places/places.form.tsx')).PlacesForm,
  },
  products: {
    ...{ name: 'Products', Icon: IconBag, empty: () => things },
    load: async () => (await import('./products/products.form.tsx')).ProductsForm,
  },
  events: {
    ...{ name: 'Events', Icon: IconCalendar, empty: () => things },
    load: async () => (await import('./events/events.form.tsx')).EventsForm,
  },
  posts: {
    ...{ name: 'Posts', Icon: IconNews, empty: () => things },
    load: async () => (await import('./posts/posts.form.tsx')).PostsForm,
  },
  brands: {
    ...{ name: 'Makers', Icon: IconStore, empty: () => things },
    load: async () => (await import('./brands/brands.form.tsx')).BrandsForm,
  },
  video: {
    ...{ name: 'Film', Icon: IconFilm, empty: () => ({ slug: '' }) },
    load: async () => (await import('./video/video.form.tsx')).VideoForm,
  },
  map: {
    ...{ name: 'Map', Icon: IconMap, empty: () => ({ slug: '' }) },
    load: async () => (await import('./map/map.form.tsx')).MapForm,
  },
  gallery: {
    ...{
      name: 'Gallery',
      Icon: IconImages,
      empty: () => ({ title: '', pictures: [{ picture: drawing, caption: '' }] }),
    },
    load: async () => (await import('./gallery/gallery.form.tsx')).GalleryForm,
  },
  banner: {
    ...{ name: 'Banner', Icon: IconMegaphone, empty: () => ({ title: '', text: '', url: '', cta: '' }) },
    load: async () => (await import('./banner/banner.form.tsx')).BannerForm,
  },
  countdown: {
    ...{
      name: 'Countdown',
      Icon: IconHourglass,
      empty: () => ({ title: '', ends: new Date(Date.now() + week).toISOString(), after: '' }),
    },
    load: async () => (await import('./countdown/countdown.form.tsx')).CountdownForm,
  },
  coupon: {
    ...{ name: 'Coupon', Icon: IconTag, empty: () => ({ title: '', text: '', code: '' }) },
    load: async () => (await import('./coupon/coupon.form.tsx')).CouponForm,
  },
  offer: {
    ...{
      name: 'Offers',
      Icon: IconPercent,
      empty: () => ({ title: '', note: '', offers: [{ label: '', title: '', text: '', terms: [], cta: null }] }),
    },
    load: async () => (await import('./offer/offer.form.tsx')).OfferForm,
  },
  faq: {
    ...{ name: 'Questions', Icon: IconQuestion, empty: () => ({ title: '', items: [{ question: '', answer: '' }] }) },
    load: async () => (await import('./faq/faq.form.tsx')).FaqForm,
  },
  steps: {
    ...{ name: 'Steps', Icon: IconList, empty: () => ({ title: '', items: [{ title: '', text: '' }] }) },
    load: async () => (await import('./steps/steps.form.tsx')).StepsForm,
  },
}

const editedAs = <K extends KindName>(type: K): EditedKind =>
  editedKind<BlockData<K>>({
    ...forms[type],
    v: kinds[type].v,
    isWhole: (data) => Check(kinds[type].data, data) && hasWords(data),
  })

/** Where tags are all there is, nothing is said yet. */
const hasWords = (data: object) =>
  !('html' in data) ||
  String(data.html)
    .replace(/<[^>]*>/g, '')
    .trim() !== ''

/** All kinds, or those of these names, as an editor takes them. */
export const formsOf = (types = Object.keys(forms) as readonly KindName[]): EditedKinds =>
  Object.fromEntries(types.map((type) => [type, editedAs(type)]))
