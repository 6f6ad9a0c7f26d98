const pages: ReadonlySet<string> = new Set(['/home-new', '/discovery', '/tag', '/commerce-category'])

/** The spec's four pages with the banner of the app. */
export const hasAppBanner = (page: string | undefined): boolean => page !== undefined && pages.has(page)
