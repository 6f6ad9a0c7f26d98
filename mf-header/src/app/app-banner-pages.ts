const pages: ReadonlySet<string> = new Set(['/home-new', '/discovery', '/tag', '/commerce-category'])

/** Whether the page is one of the four in the spec that show the app banner. */
export const hasAppBanner = (page: string | undefined): boolean => page !== undefined && pages.has(page)
