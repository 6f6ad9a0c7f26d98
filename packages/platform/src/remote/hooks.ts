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

/** The API client. */
export const useApi = (): Api => useHost().api

/** The user of the page, and functions to begin, update and end the session. */
export function useSession(): SessionState & Pick<SessionStore, 'begin' | 'end' | 'update'> {
  const { state$, begin, end, update } = useHost().session
  const state = useStateOf(state$, unknown)
  return useMemo(() => ({ ...state, begin, end, update }), [state, begin, end, update])
}

/**
 * The signed-in user; null for a guest, or before it is known. For components that appear on a page many times: unlike
 * useSession it does not render again when a visitor turns out to be a guest.
 */
export const useUser = (): User | null => usePartOf(useHost().session.state$, userOf, null)

const userOf = ({ user }: SessionState) => user

/**
 * The cart id of this browser; null on the server and if there is none. `remember` stores the id that a call returned.
 */
export function useCartId(): { cartId: string | null; remember(cartId: string | null): void } {
  const { cartId$, remember } = useHost().cart
  const cartId = useStateOf(cartId$, null)
  return useMemo(() => ({ cartId, remember }), [cartId, remember])
}

/** The city and pincode in use, and functions to change them. */
export function useCity(): CityChoice & Pick<CityStore, 'choose' | 'choosePincode' | 'clear'> {
  const { host, cityAtRender } = useMount()
  const { choice$, choose, choosePincode, clear } = host.city
  const choice = useStateOf(choice$, cityAtRender)
  return useMemo(() => ({ ...choice, choose, choosePincode, clear }), [choice, choose, choosePincode, clear])
}

/** This remote's handle on the bus; all its subscriptions end with the mount. */
export const useBus = (): BusHandle => useMount().bus

/** Subscribes to an event while the component is mounted. */
export function useBusEvent<N extends BusEventName>(name: N, handler: (payload: BusEvents[N]) => void): void {
  const { bus } = useMount()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => bus.on(name, (payload) => latest.current(payload)), [bus, name])
}

/** Handles a request while the component is mounted. */
export function useBusRequest<N extends BusRequestName>(name: N, handler: (payload: BusRequests[N]) => void): void {
  const { bus } = useMount()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => bus.answer(name, (payload) => latest.current(payload)), [bus, name])
}

/** Shows a snackbar for two seconds and announces it to screen readers. */
export const useNotify = (): Notify => useHost().notify
export const useTrack = (): Track => useHost().track
/**
 * Whether this browser's visit is counted, and a function to change that; null until the stored choice has been read.
 */
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
/** Origin of the site, e.g. https://nukkad.example, also on the server. */
export const useOrigin = (): string => useHost().navigation.origin
export const useRecentSearches = (): RecentSearches => useHost().searches

/** While `isDirty`, a new release is not applied without asking, and leaving the site asks too. */
export function useUnsavedInput(isDirty: boolean): void {
  const { unsaved } = useHost()
  useEffect(() => (isDirty ? unsaved.hold() : undefined), [unsaved, isDirty])
}

/** Returns a function that tells whether the page has unsaved input that leaving it would lose. */
export const useHasUnsavedInput = (): (() => boolean) => useHost().unsaved.has

/** The settings of the deployment for its pages; empty on the server. */
export const useSettings = () => useHost().settings

/** Texts stored in the browser under the fixed keys of the spec, such as couponCode. Never throws. */
export const useStorage = () => useHost().storage
