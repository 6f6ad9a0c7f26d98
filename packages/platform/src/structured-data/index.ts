/**
 * Structured data for search engines. A separate entry point: remotes bundle what they use, the shell bundles none of
 * it.
 */

export { type ArticleFacts, articleLd } from './article.ts'
export { type EventFacts, eventLd } from './event.ts'
export type { Ld } from './ld.ts'
export { breadcrumbLd, faqLd, itemListLd } from './lists.ts'
export { companyLd, organisationLd, personLd, siteLd } from './organisation.ts'
export { type DayHours, type PlaceFacts, type PlaceKind, placeLd } from './place.ts'
export { productLd } from './product.ts'
export { type VideoFacts, videoLd } from './video.ts'
