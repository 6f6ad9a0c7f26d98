import type { EventName, PropsOf } from '@nukkad/contracts'

type Props<Name extends EventName> = undefined extends PropsOf<Name> ? [props?: PropsOf<Name>] : [props: PropsOf<Name>]

/** Sends an event from the contracts' catalogue to analytics. Never throws, waits or blocks. */
export type Track = <Name extends EventName>(eventName: Name, ...props: Props<Name>) => void
