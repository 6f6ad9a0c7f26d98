import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}
interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

/**
 * Replaces lucide's own icon factory, which reads contexts, legacy arguments and scaled strokes that are not used here
 * and adds a kilobyte to every remote. The drawing is the same.
 */
export default function plainIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
