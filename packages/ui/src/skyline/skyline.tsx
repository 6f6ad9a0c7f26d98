import { drawings } from './drawings.tsx'

export interface SkylineProps {
  /** Slug of a city; anything else draws the street corner that belongs to all of them. */
  city: string
  /** px; it is square. */
  size?: number
  className?: string
}

/** The mark of a city, drawn in `currentColor` with the holes left open. */
export function Skyline({ city, size = 64, className }: SkylineProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={className}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      {drawings[city] ?? drawings.all}
    </svg>
  )
}
