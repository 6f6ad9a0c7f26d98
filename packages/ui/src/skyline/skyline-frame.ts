export interface SkylineProps {
  /** Slug of a city; any other value draws the street corner used for all cities. */
  city: string
  /** Width and height in px. */
  size?: number
  className?: string
}

/** The SVG attributes of a city's drawing. */
export const skylineFrame = ({ size = 64, className }: SkylineProps) =>
  ({
    viewBox: '0 0 64 64',
    width: size,
    height: size,
    className,
    fill: 'currentColor',
    fillRule: 'evenodd',
  }) as const
