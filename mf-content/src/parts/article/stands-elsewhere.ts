/** Is this the address of another page? One slash at the end more or less is the same. */
export const standsElsewhere = (href: string, { pathname }: URL): boolean => href !== pathname.replace(/(.)\/$/, '$1')
