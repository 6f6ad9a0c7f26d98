import { isAway } from '@nukkad/platform/recovering'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import type { ReactNode } from 'react'

interface LoadedProps<T> {
  /** What is fetched, as a sentence begins: 'The forms'. */
  readonly what: string
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown }
  readonly children: (data: T) => ReactNode
}

/** What a query brings: its outline while it is on its way, another try where it failed. */
export function Loaded<T>({ what, query: { data, error, refetch }, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  if (error) return <LoadFailure what={what} isAway={isAway(error)} onRetry={() => void refetch()} />
  return <Skeleton lines={8} width="100%" />
}
