import type { EventDetails } from '@nukkad/contracts/endpoints/events/events'
import { Link } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import type { ReactNode } from 'react'

interface EventActionProps {
  readonly event: Pick<EventDetails, 'registerHref'>
  /** In a preview it leads nowhere. */
  readonly isPreview: boolean
  readonly size: 48 | 56
  readonly wide?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The way to the booking of an event. */
export function EventAction({ event, isPreview, ...button }: EventActionProps) {
  if (isPreview) return <Button disabled {...button} />
  return <ButtonLink href={event.registerHref} linkAs={Link} {...button} />
}
