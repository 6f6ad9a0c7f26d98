/**
 * What takes the place of the structured data in the browser's part of a remote. Search engines read it in the page that
 * the server wrote; after a navigation in the browser nobody does but our footer, which takes the page's name from its
 * trail. Each page would carry 300 to 700 bytes for nobody.
 */
export { breadcrumbLd } from './lists.ts'

const unread = () => undefined
export const articleLd = unread
export const eventLd = unread
export const faqLd = unread
export const itemListLd = unread
export const organisationLd = unread
export const personLd = unread
export const placeLd = unread
export const productLd = unread
export const siteLd = unread
export const videoLd = unread
