/**
 * How much memory the API's process may use for what it is just doing. By itself V8 lets garbage grow to a few times of
 * what is in use before it clears it away, which is most of the process; so bounded, it clears up early, and answers a
 * tenth fewer calls for it. What the search holds of a million products lies outside of this heap.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=192']

/**
 * The shell itself; the processes that render have bounds of their own. Pages are buffers outside of the heap, which V8 counts
 * against what a small heap may grow by: by itself it marks the whole heap for every fifteenth page (decision 0625).
 */
export const shellFlags: readonly string[] = [
  '--max-old-space-size=192',
  '--max-semi-space-size=4',
  '--heap-growing-percent=100',
]

/** The registry reads whole releases at a first start and has little to do afterwards. */
export const registryFlags: readonly string[] = ['--max-old-space-size=128', '--max-semi-space-size=2']

/** V8 collects nothing in a process that does nothing: what decoded pictures collects when nobody has asked for one. */
export const standInFlags: readonly string[] = ['--max-old-space-size=160', '--expose-gc']

/**
 * How glibc holds memory outside of that heap. Threads that each keep an arena of their own hold on to half as much memory
 * again; two of them to a fiftieth. Unless it is told otherwise, glibc learns from the first large block that is freed to
 * take such blocks from its own heap, where they leave holes that the system never gets back.
 */
export const sparingAllocator: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Drawing pictures leaves holes between blocks of some tens of kilobytes, 30 MB of them; such blocks go back too. */
export const drawingAllocator: Readonly<Record<string, string>> = { MALLOC_MMAP_THRESHOLD_: '16384' }
