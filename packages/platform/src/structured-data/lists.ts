import { canonicalUrl } from '@nukkad/contracts'
import { type Ld, ld, part } from './ld.ts'

export interface Named {
  readonly title: string
  readonly href: string
}

/** The breadcrumb trail from the start page to this page, which is its last entry. */
export const breadcrumbLd = (origin: string, crumbs: readonly Named[]): Ld =>
  ld('BreadcrumbList', {
    itemListElement: crumbs.map(({ title, href }, at) =>
      part('ListItem', { position: at + 1, name: title, item: canonicalUrl(href, origin) }),
    ),
  })

/** The entries of a list; `first` is the position of its first entry, counted from 1. */
export const itemListLd = (origin: string, entries: readonly Named[], first = 1): Ld =>
  ld('ItemList', {
    itemListElement: entries.map(({ title, href }, at) =>
      part('ListItem', { position: first + at, name: title, url: canonicalUrl(href, origin) }),
    ),
  })

/** Questions with their answers in plain text. */
export const faqLd = (entries: readonly { readonly question: string; readonly answer: string }[]): Ld =>
  ld('FAQPage', {
    mainEntity: entries.map(({ question, answer }) =>
      part('Question', { name: question, acceptedAnswer: part('Answer', { text: answer }) }),
    ),
  })
