import type { BusEventName, BusEvents, BusRequestName, BusRequests } from '@nukkad/contracts'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { BusHandle } from '../bus/bus.ts'
import type { CityChoice } from '../city/city-choice.ts'
import type { CityStore } from '../city/city-store.ts'
import type { Notify } from '../notify/notice.ts'
import type { RecentSearches } from '../searches/recent-searches.ts'
import type { SessionState, SessionStore, User } from '../session/session.ts'
import { usePartOf, useStateOf } from '../state/use-state-of.ts'
import { chooseMeasuring, mayMeasure, type Wishes } from '../track/measuring.ts'
import type { Track } from '../track/track.ts'
import type { Webview } from '../webview/webview.ts'
import { useHost, useMount } from './mounting/mount-context.ts'

const unknown: SessionState = { status: 'unknown', user: null }

/** The api client. */
export const useApi = (): Api => useHost().api

/** Who uses the page, and the ways to begin, update and end that. */
export function useSession(): SessionState & Pick<SessionStore, 'begin' | 'end' | 'update'> {
  const { state$, begin, end, update } = useHost().session
  const state = useStateOf(state$, unknown)
  return useMemo(() => ({ ...state, begin, end, update }), [state, begin, end, update])
}

/**
 * Who is signed in; null where nobody is, or before it is known. For what stands on a page many times: unlike useSession it
 * draws nothing again when a visitor turns out to be a guest.
 */
export const useUser = (): User | null => usePartOf(useHost().session.state$, userOf, null)

const userOf = ({ user }: SessionState) => user

/** The cart id of this browser; null on the server and where there is none. `remember` keeps what a call answered. */
export function useCartId(): { cartId: string | null; remember(cartId: string | null): void } {
  const { cartId$, remember } = useHost().cart
  const cartId = useStateOf(cartId$, null)
  return useMemo(() => ({ cartId, remember }), [cartId, remember])
}

/** The city and pincode in use and the ways to change them. */
export function useCity(): CityChoice & Pick<CityStore, 'choose' | 'choosePincode' | 'clear'> {
  const { host, cityAtRender } = useMount()
  const { choice$, choose, choosePincode, clear } = host.city
  const choice = useStateOf(choice$, cityAtRender)
  return useMemo(() => ({ ...choice, choose, choosePincode, clear }), [choice, choose, choosePincode, clear])
}

/** This remote's handle on the bus; all that it subscribes ends with the mount. */
export const useBus = (): BusHandle => useMount().bus

/** Hears an event for as long as the component stands. */
export function useBusEvent<N extends BusEventName>(name: N, handler: (payload: BusEvents[N]) => void): void {
  const { bus } = useMount()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => bus.on(name, (payload) => latest.current(payload)), [bus, name])
}

/** Answers a request for as long as the component stands. */
export function useBusRequest<N extends BusRequestName>(name: N, handler: (payload: BusRequests[N]) => void): void {
  const { bus } = useMount()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => bus.answer(name, (payload) => latest.current(payload)), [bus, name])
}

/** Shows a snackbar for two seconds and reads it out. */
export const useNotify = (): Notify => useHost().notify
export const useTrack = (): Track => useHost().track
/** Is this browser's visit counted, and the way to change that; null until the browser was asked. */
export function useMeasuring(): { isOn: boolean | null; choose(isWelcome: boolean): void } {
  const { local } = useHost().storage
  const [isOn, show] = useState<boolean | null>(null)
  useEffect(() => show(mayMeasure(local, navigator as Wishes)), [local])
  const choose = (isWelcome: boolean) => {
    chooseMeasuring(local, isWelcome)
    show(mayMeasure(local, navigator as Wishes))
  }
  return { isOn, choose }
}
export const useWebview = (): Webview => useHost().webview
/** Origin of the site, e.g. https://nukkad.example, the same on the server. */
export const useOrigin = (): string => useHost().navigation.origin
export const useRecentSearches = (): RecentSearches => useHost().searches

/** While `isDirty`, a new release is not taken without asking and leaving the site asks too. */
export function useUnsavedInput(isDirty: boolean): void {
  const { unsaved } = useHost()
  useEffect(() => (isDirty ? unsaved.hold() : undefined), [unsaved, isDirty])
}

/** Asks whether anything is typed somewhere on the page that a change of it would lose. */
export const useHasUnsavedInput = (): (() => boolean) => useHost().unsaved.has

/** What the deployment tells its pages; empty on the server. */
export const useSettings = () => useHost().settings

/** Texts that the spec keeps in the browser under fixed keys, such as couponCode. Never throws. */
export const useStorage = () => useHost().storage
