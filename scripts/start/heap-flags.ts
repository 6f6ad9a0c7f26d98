/**
 * Memory limits of the API's process. By default V8 lets garbage grow to several times the live data before collecting
 * it, which makes up most of the process; with these limits it collects early, at the cost of a tenth of the
 * throughput. The search data of a million products is outside this heap.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=192']

/**
 * For the shell itself; the render processes have their own limits. Pages are buffers outside the heap, which V8 counts
 * against the allowed growth of a small heap: by default it would mark the whole heap for every fifteenth page
 * (decision 0625).
 */
export const shellFlags: readonly string[] = [
  '--max-old-space-size=192',
  '--max-semi-space-size=4',
  '--heap-growing-percent=100',
]

/** The registry reads whole releases on a first start and has little to do afterwards. */
export const registryFlags: readonly string[] = ['--max-old-space-size=128', '--max-semi-space-size=2']

/**
 * V8 does not collect garbage in an idle process: the code that decodes pictures triggers it when there are no
 * requests.
 */
export const standInFlags: readonly string[] = ['--max-old-space-size=160', '--expose-gc']

/**
 * How glibc manages memory outside that heap. With an arena per thread the process retains half as much memory again;
 * with two arenas a fiftieth more. By default glibc, after the first large block is freed, allocates such blocks from
 * its own heap, where they leave holes that are never returned to the system.
 */
export const sparingAllocator: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Image processing leaves 30 MB of holes between blocks of some tens of kilobytes; such blocks are returned to the
 * system too.
 */
export const drawingAllocator: Readonly<Record<string, string>> = { MALLOC_MMAP_THRESHOLD_: '16384' }
