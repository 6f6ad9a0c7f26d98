import type { EventName, PropsOf } from '@nukkad/contracts'

type Props<Name extends EventName> = undefined extends PropsOf<Name> ? [props?: PropsOf<Name>] : [props: PropsOf<Name>]

/** Tells analytics what happened, by a name of the contracts' catalogue. Never throws, never waits, never blocks. */
export type Track = <Name extends EventName>(eventName: Name, ...props: Props<Name>) => void
