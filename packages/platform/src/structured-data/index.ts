/** Structured data for search engines. A door of its own: remotes carry what they use, the shell carries nothing of it. */

export { type ArticleFacts, articleLd } from './article.ts'
export { type EventFacts, eventLd } from './event.ts'
export type { Ld } from './ld.ts'
export { breadcrumbLd, faqLd, itemListLd } from './lists.ts'
export { organisationLd, personLd, siteLd } from './organisation.ts'
export { type DayHours, type PlaceFacts, type PlaceKind, placeLd } from './place.ts'
export { productLd } from './product.ts'
export { type VideoFacts, videoLd } from './video.ts'
