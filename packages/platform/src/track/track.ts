/** Tells analytics what happened. Never throws, never waits, never blocks. */
export type Track = (eventName: string, props?: Readonly<Record<string, unknown>>) => void
