import { type EditedKind, type EditedKinds, editedKind } from '@nukkad/editor'
import {
  IconBag,
  IconCalendar,
  IconFilm,
  IconForm,
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
  IconVote,
} from '@nukkad/ui/icons'
import type { BlockData, KindName } from '../registry.ts'
import { isFilled } from './is-filled.ts'

interface Form<K extends KindName> extends Pick<EditedKind<BlockData<K>>, 'name' | 'Icon' | 'empty' | 'load'> {
  /** version of the data that the form edits; 1 by default */
  readonly v?: number
  /** offered only for campaign pages; by default for posts and events, too */
  readonly onlyIn?: 'campaigns'
  /** fields that a block needs to be saved: 'title', 'items.0' (at least one item), 'items.*.text' (of each item) */
  readonly required: readonly string[]
}

const week = 7 * 24 * 3600_000
const drawing = { url: '/images/scene/all/street-day', alt: '' }
const emptyList = { title: '', slugs: [] }

/** The form of each kind, in the order of the chooser: a kind without a form does not compile. */
const forms: { readonly [K in KindName]: Form<K> } = {
  hero: {
    onlyIn: 'campaigns',
    v: 2,
    required: ['layout', 'title', 'picture.url', 'cta.title', 'cta.url'],
    name: 'Hero',
    Icon: IconPanelTop,
    empty: () => ({ layout: 'beside', kicker: '', title: '', text: '', picture: drawing, cta: null }),
    load: async () => (await import('./hero/hero.form.tsx')).HeroForm,
  },
  text: {
    required: ['html'],
    name: 'Text',
    Icon: IconText,
    empty: () => ({ title: null, html: '' }),
    load: async () => (await import('./text/text.form.tsx')).TextForm,
  },
  heading: {
    required: ['text'],
    name: 'Heading',
    Icon: IconHeading,
    empty: () => ({ text: '' }),
    load: async () => (await import('./heading/heading.form.tsx')).HeadingForm,
  },
  picture: {
    required: ['picture.url'],
    name: 'Picture',
    Icon: IconPicture,
    empty: () => ({ picture: drawing, caption: '' }),
    load: async () => (await import('./picture/picture.form.tsx')).PictureForm,
  },
  gallery: {
    required: ['pictures.0', 'pictures.*.picture.url'],
    name: 'Gallery',
    Icon: IconImages,
    empty: () => ({ title: '', pictures: [{ picture: drawing, caption: '' }] }),
    load: async () => (await import('./gallery/gallery.form.tsx')).GalleryForm,
  },
  quote: {
    required: ['text'],
    name: 'Quote',
    Icon: IconQuote,
    empty: () => ({ text: '', who: '' }),
    load: async () => (await import('./quote/quote.form.tsx')).QuoteForm,
  },
  tip: {
    required: ['text'],
    name: 'Tip',
    Icon: IconTip,
    empty: () => ({ text: '' }),
    load: async () => (await import('./tip/tip.form.tsx')).TipForm,
  },
  places: {
    required: ['slugs.0', 'slugs.*'],
    name: 'Places',
    Icon: IconPin,
    empty: () => emptyList,
    load: async () => (await import('./places/places.form.tsx')).PlacesForm,
  },
  products: {
    required: ['slugs.0', 'slugs.*'],
    name: 'Products',
    Icon: IconBag,
    empty: () => emptyList,
    load: async () => (await import('./products/products.form.tsx')).ProductsForm,
  },
  brands: {
    required: ['slugs.0', 'slugs.*'],
    name: 'Makers',
    Icon: IconStore,
    empty: () => emptyList,
    load: async () => (await import('./brands/brands.form.tsx')).BrandsForm,
  },
  events: {
    required: ['slugs.0', 'slugs.*'],
    name: 'Events',
    Icon: IconCalendar,
    empty: () => emptyList,
    load: async () => (await import('./events/events.form.tsx')).EventsForm,
  },
  posts: {
    required: ['slugs.0', 'slugs.*'],
    name: 'Posts',
    Icon: IconNews,
    empty: () => emptyList,
    load: async () => (await import('./posts/posts.form.tsx')).PostsForm,
  },
  video: {
    v: 2,
    required: ['slug', 'upload.file', 'upload.width', 'upload.height', 'upload.poster', 'upload.description'],
    name: 'Video',
    Icon: IconFilm,
    empty: () => ({ slug: '', upload: null, caption: '' }),
    load: async () => (await import('./video/video.form.tsx')).VideoForm,
  },
  map: {
    required: ['slug'],
    name: 'Map',
    Icon: IconMap,
    empty: () => ({ slug: '' }),
    load: async () => (await import('./map/map.form.tsx')).MapForm,
  },
  faq: {
    required: ['items.0', 'items.*.question', 'items.*.answer'],
    name: 'Questions',
    Icon: IconQuestion,
    empty: () => ({ title: '', items: [{ question: '', answer: '' }] }),
    load: async () => (await import('./faq/faq.form.tsx')).FaqForm,
  },
  steps: {
    required: ['items.0', 'items.*.title', 'items.*.text'],
    name: 'Steps',
    Icon: IconList,
    empty: () => ({ title: '', items: [{ title: '', text: '' }] }),
    load: async () => (await import('./steps/steps.form.tsx')).StepsForm,
  },
  coupon: {
    required: ['code'],
    name: 'Coupon',
    Icon: IconTag,
    empty: () => ({ title: '', text: '', code: '' }),
    load: async () => (await import('./coupon/coupon.form.tsx')).CouponForm,
  },
  offer: {
    required: [
      'offers.0',
      'offers.*.label',
      'offers.*.title',
      'offers.*.terms.*',
      'offers.*.cta.title',
      'offers.*.cta.url',
    ],
    name: 'Offers',
    Icon: IconPercent,
    empty: () => ({ title: '', note: '', offers: [{ label: '', title: '', text: '', terms: [], cta: null }] }),
    load: async () => (await import('./offer/offer.form.tsx')).OfferForm,
  },
  banner: {
    required: ['title', 'url', 'cta'],
    name: 'Banner',
    Icon: IconMegaphone,
    empty: () => ({ title: '', text: '', url: '', cta: '' }),
    load: async () => (await import('./banner/banner.form.tsx')).BannerForm,
  },
  countdown: {
    onlyIn: 'campaigns',
    required: ['title', 'ends'],
    name: 'Countdown',
    Icon: IconHourglass,
    empty: () => ({ title: '', ends: new Date(Date.now() + week).toISOString(), after: '' }),
    load: async () => (await import('./countdown/countdown.form.tsx')).CountdownForm,
  },
  poll: {
    onlyIn: 'campaigns',
    required: ['slug'],
    name: 'Poll',
    Icon: IconVote,
    empty: () => ({ slug: '' }),
    load: async () => (await import('./poll/poll.form.tsx')).PollForm,
  },
  form: {
    onlyIn: 'campaigns',
    required: ['slug', 'cta.title', 'cta.url'],
    name: 'Form',
    Icon: IconForm,
    empty: () => ({ slug: '', cta: null }),
    load: async () => (await import('./form/form.form.tsx')).FormForm,
  },
}

const editedAs = <K extends KindName>(type: K): EditedKind => {
  const { required, onlyIn: _, v = 1, ...form }: Form<K> = forms[type]
  return editedKind<BlockData<K>>({ ...form, v, isWhole: (data) => isFilled(data, required) })
}

/** The kinds that posts and events offer, or campaign pages, in the form that the editor takes. */
export function formsOf(what: 'posts' | 'campaigns'): EditedKinds {
  const kinds = Object.keys(forms) as readonly KindName[]
  const offered = kinds.filter((kind) => what === 'campaigns' || !('onlyIn' in forms[kind]))
  return Object.fromEntries(offered.map((kind) => [kind, editedAs(kind)]))
}
