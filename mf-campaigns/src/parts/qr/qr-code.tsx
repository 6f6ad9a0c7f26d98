import type { Ref } from 'react'

interface QrCodeProps {
  /** as computed by the server, one unit per module, with its quiet zone */
  readonly qr: { readonly size: number; readonly path: string }
  readonly title: string
  readonly className?: string | undefined
  readonly ref?: Ref<SVGSVGElement>
}

/** A QR code as scanners need it: dark on white in either theme. */
export function QrCode({ qr: { size, path }, title, className, ref }: QrCodeProps) {
  return (
    <svg ref={ref} viewBox={`0 0 ${size} ${size}`} role="img" shapeRendering="crispEdges" className={className}>
      <title>{title}</title>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
