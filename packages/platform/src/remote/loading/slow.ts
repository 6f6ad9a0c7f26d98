import { ApiError } from '../../api/api-error.ts'

/** A main part that is not shown after this time says so, whatever it waits for (in milliseconds). */
export const saySlowAfter = 3_000

const text = 'This is taking longer than usual. It is still loading; you can also try again.'

/** Shown in place of what is still loading. */
export const slowly = (): ApiError => new ApiError({ status: 0, code: 'slow', message: text, requestId: '' })

export const isSlow = (error: unknown): boolean => error instanceof ApiError && error.code === 'slow'
