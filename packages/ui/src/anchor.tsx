import type { AnchorHTMLAttributes, ComponentType } from 'react'

/** The application's link component, given as `linkAs`, which navigates without reloading the page. */
export type LinkAs = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }>

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string
  linkAs?: LinkAs | undefined
}

/** The application's own link if one is given, otherwise a plain `<a>`. */
export function Anchor({ href, linkAs: Link, ...rest }: AnchorProps) {
  return Link ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
