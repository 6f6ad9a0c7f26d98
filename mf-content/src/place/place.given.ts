import { givenPicture, givenPlace } from '@nukkad/blocks/cards.given'
import type { Place } from '@nukkad/contracts/endpoints/city/places'

/** A place as the API sends it. */
export const givenPlacePage = (over: Partial<Place> = {}): Place => ({
  ...givenPlace(),
  story: ['Ninety acres, four tombs.', 'Come before nine.'],
  address: 'Lodhi Road, New Delhi 110003',
  area: { slug: 'lodhi-colony', name: 'Lodhi Colony', href: '/delhi/locality/lodhi-colony' },
  hours: {
    text: 'Daily 6 am – 8 pm',
    isOpen: true,
    line: 'Open, closes at 8 pm',
    week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name, at) => ({
      day: at + 1,
      name,
      isToday: at === 5,
      text: '6 am – 8 pm',
      ranges: [{ opens: '06:00', closes: '20:00' }],
    })),
  },
  howTo: 'Jor Bagh metro, then five minutes on foot.',
  phone: null,
  tags: [{ slug: 'parks', name: 'Parks', href: '/delhi/tag/parks' }],
  pictures: [givenPicture('A tomb at dusk')],
  rating: 4.5,
  reviewCount: 2,
  mapUrl: 'https://maps.example/?q=28.5931,77.2197',
  onFoot: null,
  sections: [],
  ...over,
})
