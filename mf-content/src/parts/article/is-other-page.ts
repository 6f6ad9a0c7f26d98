/** Whether `href` is another page than the current URL, ignoring a trailing slash. */
export const isOtherPage = (href: string, { pathname }: URL): boolean => href !== pathname.replace(/(.)\/$/, '$1')
