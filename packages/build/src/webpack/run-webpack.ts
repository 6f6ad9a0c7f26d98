import webpack, { type Configuration, type Stats } from 'webpack'

/** Runs one build to its end; errors of the build are thrown as one readable text, warnings too. */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    if (!compiler) return reject(new Error('webpack made no compiler'))
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        const failure = error ?? closing
        if (failure) return reject(failure)
        if (!stats) return reject(new Error('webpack answered nothing'))
        if (stats.hasErrors() || stats.hasWarnings()) {
          return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })))
        }
        resolve(stats)
      })
    })
  })
}
