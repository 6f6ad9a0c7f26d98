import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { ReactNode } from 'react'

interface LoadedProps<T> {
  /** What is fetched, capitalized as the start of a sentence: 'The forms'. */
  readonly what: string
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  readonly children: (data: T) => ReactNode
}

/** The result of a query: a skeleton while it is pending, a retry if it failed. */
export function Loaded<T>({ what, query: { data, error, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (error) return <LoadFailure what={what} isAway={isAway(error)} onRetry={() => void refetch()} />
  return <Skeleton lines={8} width="100%" />
}
