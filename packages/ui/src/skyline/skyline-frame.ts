export interface SkylineProps {
  /** Slug of a city; anything else draws the street corner that belongs to all of them. */
  city: string
  /** px; it is square. */
  size?: number
  className?: string
}

/** What a drawing of a city stands in. */
export const skylineFrame = ({ size = 64, className }: SkylineProps) =>
  ({
    viewBox: '0 0 64 64',
    width: size,
    height: size,
    className,
    fill: 'currentColor',
    fillRule: 'evenodd',
  }) as const
