import type { AnchorHTMLAttributes, ComponentType } from 'react'

/** A link component of the application, given as `linkAs`, that navigates without loading the page again. */
export type LinkAs = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }>

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
  linkAs?: LinkAs | undefined
}

/** A link that is the application's own where one is given, and a plain `<a>` otherwise. */
export function Anchor({ href, linkAs: Link, ...rest }: AnchorProps) {
  return Link ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
