import * as inBrowser from './in-browser.ts'
import * as all from './index.ts'
import { articleLd, breadcrumbLd, companyLd, eventLd, placeLd, siteLd, videoLd } from './index.ts'

const origin = 'https://nukkad.example'
const address = { street: 'Lodhi Road', city: 'Delhi NCR', pincode: '110003' }

describe('placeLd', () => {
  const garden = { name: 'Lodhi Garden', line: 'Tombs and parrots', href: '/places/lodhi-garden', address }

  test('groups days with the same opening hours', () => {
    const hours = [
      { day: 1, opens: '06:00', closes: '20:00' },
      { day: 2, opens: '06:00', closes: '20:00' },
      { day: 3, opens: null, closes: null },
      { day: 7, opens: '09:00', closes: '17:00' },
    ]
    expect(placeLd(origin, { ...garden, hours }).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', opens: '06:00', closes: '20:00', dayOfWeek: ['Monday', 'Tuesday'] },
      { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '17:00', dayOfWeek: ['Sunday'] },
    ])
  })

  test('leaves out unknown properties', () => {
    const data = placeLd(origin, { ...garden, hours: null, geo: null, price: null, rating: null, reviewCount: 0 })
    expect(Object.keys(data).sort()).toEqual(['@context', '@id', '@type', 'address', 'description', 'name', 'url'])
  })

  test('uses absolute URLs for the page and its picture', () => {
    const data = placeLd(origin, { ...garden, image: '/images/scene/lodhi/a', geo: { lat: 28.59, lng: 77.22 } })
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://nukkad.example/places/lodhi-garden/',
      url: 'https://nukkad.example/places/lodhi-garden/',
      image: 'https://nukkad.example/images/scene/lodhi/a?fm=webp&width=1200',
      geo: { latitude: 28.59, longitude: 77.22 },
    })
  })
})

test('eventLd has an offer per ticket and is free only when all tickets are', () => {
  const jazz = {
    name: 'Jazz at Lodhi',
    line: 'Three trios',
    href: '/delhi/jazz-at-lodhi',
    startsAt: '2026-12-01T19:30:00+05:30',
    endsAt: '2026-12-01T22:00:00+05:30',
    venue: { name: 'Lodhi Garden', address },
    tickets: [
      { name: 'Lawn', price: 0, isAvailable: true, href: '/event/register/jazz-at-lodhi' },
      { name: 'Chair', price: 499, isAvailable: false, href: '/event/register/jazz-at-lodhi' },
    ],
  }
  expect(eventLd(origin, jazz)).toMatchObject({
    startDate: '2026-12-01T19:30:00+05:30',
    eventStatus: 'https://schema.org/EventScheduled',
    offers: [
      { name: 'Lawn', price: '0.00', availability: 'https://schema.org/InStock' },
      { name: 'Chair', price: '499.00', availability: 'https://schema.org/SoldOut' },
    ],
  })
  expect(eventLd(origin, jazz)).not.toHaveProperty('isAccessibleForFree')
  expect(eventLd(origin, { ...jazz, tickets: jazz.tickets.slice(0, 1) })).toHaveProperty('isAccessibleForFree', true)
})

test('articleLd has an author, a publisher with a logo and both dates', () => {
  const data = articleLd(origin, {
    title: 'Best chai in Delhi',
    line: 'Nine stalls',
    href: '/delhi/best-chai-in-delhi',
    publishedAt: '2026-11-01T06:00:00Z',
    author: { name: 'Ananya Rao', href: '/users/ananya' },
  })
  expect(data).toMatchObject({
    url: 'https://nukkad.example/delhi/best-chai-in-delhi/',
    datePublished: '2026-11-01T06:00:00Z',
    dateModified: '2026-11-01T06:00:00Z',
    author: { '@type': 'Person', name: 'Ananya Rao', url: 'https://nukkad.example/users/ananya/' },
    publisher: { name: 'Nukkad', logo: { url: 'https://nukkad.example/icon-512.png' } },
  })
})

test('breadcrumbLd counts from one and videoLd states the duration', () => {
  const trail = breadcrumbLd(origin, [
    { title: 'Delhi', href: '/delhi' },
    { title: 'Hauz Khas', href: '/delhi/locality/hauz-khas' },
  ])
  expect(trail.itemListElement).toMatchObject([
    { position: 1, item: 'https://nukkad.example/delhi/' },
    { position: 2, item: 'https://nukkad.example/delhi/locality/hauz-khas/' },
  ])
  const film = { name: 'x', line: 'y', href: '/z', poster: '/images/a/b/c', publishedAt: '2026-01-01T00:00:00Z' }
  expect(videoLd(origin, { ...film, minutes: 2.5 })).toMatchObject({ duration: 'PT2M30S', embedUrl: `${origin}/z/` })
})

test('siteLd states the search address and companyLd who answers questions', () => {
  expect(siteLd(origin)).toMatchObject({
    publisher: { '@id': companyLd(origin)['@id'] },
    potentialAction: { target: { urlTemplate: 'https://nukkad.example/all/post/search?q={query}' } },
  })
  expect(companyLd(origin)).toMatchObject({
    name: 'Nukkad',
    logo: 'https://nukkad.example/icon-512.png',
    contactPoint: { email: 'help@nukkad.test', url: 'https://nukkad.example/customer-support/' },
  })
})

test('the browser build exports all functions but fills only breadcrumbLd', () => {
  expect(Object.keys(inBrowser).sort()).toEqual(Object.keys(all).sort())
  const steps = [{ title: 'Delhi', href: '/delhi' }]
  expect(inBrowser.breadcrumbLd(origin, steps)).toEqual(breadcrumbLd(origin, steps))
  expect(inBrowser.siteLd()).toBeUndefined()
  expect([...inBrowser.productLd()]).toEqual([])
})
