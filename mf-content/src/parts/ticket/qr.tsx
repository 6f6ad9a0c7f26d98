import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'
import styles from './ticket.module.css'

interface QrProps {
  readonly ticket: Pick<Ticket, 'qr' | 'code' | 'guest' | 'state'>
  readonly isLarge?: boolean
}

/**
 * A QR code as scanners need it: dark on white in either theme, with its quiet zone. Its path comes from the server.
 */
export function Qr({ ticket: { qr, code, guest, state }, isLarge = false }: QrProps) {
  return (
    <figure className={isLarge ? styles.large : styles.qr} data-void={state === 'valid' ? undefined : true}>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" shapeRendering="crispEdges">
        <title>QR code of the ticket for {guest}</title>
        <rect width={qr.size} height={qr.size} fill="#ffffff" />
        <path d={qr.path} fill="#000000" />
      </svg>
      <figcaption className={styles.code} translate="no">
        {code}
      </figcaption>
    </figure>
  )
}
