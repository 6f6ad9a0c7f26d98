import * as platform from '@nukkad/platform'
import {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { Router, useLocation } from 'react-router'
import { BehaviorSubject, Observable, Subject } from 'rxjs'

/**
 * The one copy of every shared library. Of the large ones only the exports that the platform uses are here: every
 * export listed is downloaded by everyone, so remotes get the rest from the platform.
 */
const libraries: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  'react-dom/client': reactDomClient,
  'react-router': { Router, useLocation },
  'react-router-dom': { Router, useLocation },
  rxjs: { BehaviorSubject, Observable, Subject },
  '@tanstack/react-query': {
    QueryClient,
    QueryClientProvider,
    infiniteQueryOptions,
    keepPreviousData,
    queryOptions,
    useInfiniteQuery,
    useIsFetching,
    useMutation,
    useQuery,
    useQueryClient,
    useSuspenseQuery,
  },
  '@nukkad/platform': platform,
}

export interface SharedLibrary {
  readonly version: string
  readonly library: object
}

/** Shared libraries by the name under which remotes import them, in the version installed at build time. */
export const sharedLibraries: Readonly<Record<string, SharedLibrary>> = Object.fromEntries(
  Object.entries(libraries).map(([name, library]) => [
    name,
    { version: NUKKAD_SHARED_VERSIONS[name] ?? '0.0.0', library },
  ]),
)
