/** The platform for remotes: define what a remote shows, and use what the shell shares with it. */

export { hrefs } from '@nukkad/contracts/hrefs'
export type { QueryClient } from '@tanstack/react-query'
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
export { useLocation } from 'react-router'
export type { Api, CallInput, CallOptions } from './api/api.ts'
export { ApiError } from './api/api-error.ts'
export type { BusHandle } from './bus/bus.ts'
export type { CityChoice } from './city/city-choice.ts'
export { formatCount } from './format/format-count.ts'
export { formatDateRange, formatDay, formatLongDay, formatTime, isRecent } from './format/format-date.ts'
export { formatRupees } from './format/format-money.ts'
export { formatNumber } from './format/format-number.ts'
export type { Head } from './head/head.ts'
export { Link, type LinkProps } from './navigation/link.tsx'
export type { NavigateOptions, Place } from './navigation/navigation.ts'
export {
  type PresentAddress,
  useHasPrevious,
  useIsActive,
  useNavigate,
  useParams,
  usePresentAddress,
  useRoute,
  useSearchParams,
} from './navigation/route-hooks.ts'
export type { NoticeOptions, Notify } from './notify/notice.ts'
export { defineApp, defineScreen, defineSlot } from './remote/define.ts'
export {
  useApi,
  useBus,
  useBusEvent,
  useBusRequest,
  useCartId,
  useCity,
  useHasUnsavedInput,
  useMeasuring,
  useNotify,
  useOrigin,
  useRecentSearches,
  useSession,
  useSettings,
  useStorage,
  useTrack,
  useUnsavedInput,
  useUser,
  useWebview,
} from './remote/hooks.ts'
export { need, prepare } from './remote/loading/needs.ts'
export { notFound, redirect } from './remote/loading/outcome.ts'
export { lifecycles, type RemoteLifecycles } from './remote/mounting/lifecycles.ts'
export type { App, Fixture, LoadContext, Screen, ScreenContext, Slot } from './remote/slot.ts'
export { SlotEmbed } from './remote/slot-embed.tsx'
export type { RecentSearches } from './searches/recent-searches.ts'
export type { Session, SessionState, User } from './session/session.ts'
export { isNumericOnly } from './storage/is-numeric.ts'
export { localKeys, sessionKeys } from './storage/keys.ts'
export { type Draft, useDraft } from './unsaved/use-draft.ts'
