import webpack, { type Configuration, type Stats } from 'webpack'

/** A build takes ten seconds; on a busy machine ten times as long. */
const usualLimitMs = 300_000

/**
 * Runs one build; throws its errors and warnings as one readable text. Stops waiting for a loader or plugin that never
 * ends.
 */
export function runWebpack(config: Configuration, limitMs = usualLimitMs): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (!compiler) return reject(new Error('webpack did not create a compiler'))
    const limit = setTimeout(() => {
      reject(new Error(`The build into ${config.output?.path} did not finish within ${limitMs / 1000} s.`))
      compiler.close(() => undefined)
    }, limitMs)
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        clearTimeout(limit)
        const failure = error ?? closing
        if (failure) return reject(failure)
        if (!stats) return reject(new Error('webpack returned no result'))
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })))
        }
        resolve(stats)
      })
    })
  })
}
