/**
 * Options of Node for a process that ends within a minute or two (decision 0636): a function is optimized after fifteen
 * times as many runs as usual. Later versions than Node 20 have a quick compiler for such functions, and no such option.
 */
export const shortLivedFlags: readonly string[] = process.versions.v8.startsWith('11.')
  ? ['--interrupt-budget=1000000']
  : []
