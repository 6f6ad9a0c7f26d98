/**
 * Runs a bundled server with V8's code cache: what its first seconds compile is kept beside the bundle and need not be
 * compiled by the next start. `node scripts/bundle/code-cache.cjs packages/api/dist/main.cjs`; Node 20 has nothing of
 * the kind of its own.
 */
const { createHash } = require('node:crypto')
const { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { Module, createRequire } = require('node:module')
const path = require('node:path')
const { Script } = require('node:vm')

/** By then a server has started, and what it compiles from now on is for its calls. */
const startedAfterMs = 5000
const head = '(function (exports, require, module, __filename, __dirname) {'

/** V8 looks at the length of a source alone, so a cache goes by when the bundle was made. */
function stemOf(file) {
  const { mtimeMs, size } = statSync(file)
  return `${file}.${mtimeMs}-${size}.`
}

/** V8 refuses code of another Node or of other flags. */
function cacheNameOf(file) {
  const made = [process.version, process.arch, process.execArgv, process.env.NODE_OPTIONS]
  return `${stemOf(file)}${createHash('sha1').update(JSON.stringify(made)).digest('hex').slice(0, 12)}.cache`
}

const digestBytes = 20
const digestOf = (data) => createHash('sha1').update(data).digest()

/** What was kept; undefined where nothing was, or where the disk changed it: V8 does not look, and would crash. */
function read(file) {
  try {
    const kept = readFileSync(file)
    const data = kept.subarray(0, -digestBytes)
    return digestOf(data).equals(kept.subarray(-digestBytes)) ? data : undefined
  } catch {
    return undefined
  }
}

/** Replaces the caches of an older bundle; where none can be written, the next start compiles as this one did. */
function write(cacheFile, bundle, data) {
  const own = `${cacheFile}.${process.pid}`
  try {
    writeFileSync(own, Buffer.concat([data, digestOf(data)]))
    renameSync(own, cacheFile)
    const old = cachesOf(bundle).filter((file) => !file.startsWith(stemOf(bundle)))
    for (const file of old) rmSync(file, { force: true })
  } catch {
    rmSync(own, { force: true })
  }
}

/** All caches of a bundle, by their paths. */
const cachesOf = (bundle) =>
  readdirSync(path.dirname(bundle))
    .map((name) => path.join(path.dirname(bundle), name))
    .filter((file) => file.startsWith(`${bundle}.`) && file.endsWith('.cache'))

/** Node reads the source map of what its own loader compiles: of an empty module that bears the bundle's name. */
function moduleOf(file) {
  const module = new Module(file)
  module.filename = file
  module._compile(`//# sourceMappingURL=${path.basename(file)}.map`, file)
  return module
}

/**
 * Runs a bundle in the CommonJS format, whose letters are ASCII.
 * @param {string} bundle
 * @returns {any} what it exports
 */
function runWithCodeCache(bundle) {
  const file = path.resolve(bundle)
  const cacheFile = cacheNameOf(file)
  const cachedData = read(cacheFile)
  const script = new Script(`${head}${readFileSync(file, 'latin1')}\n})`, {
    filename: file,
    columnOffset: -head.length,
    cachedData,
  })
  if (!cachedData || script.cachedDataRejected) {
    let isWritten = false
    const keep = () => {
      if (isWritten) return
      isWritten = true
      write(cacheFile, file, script.createCachedData())
    }
    setTimeout(keep, startedAfterMs).unref()
    process.once('exit', keep)
  }
  const module = moduleOf(file)
  script.runInThisContext()(module.exports, createRequire(file), module, file, path.dirname(file))
  return module.exports
}

module.exports = { runWithCodeCache }

if (require.main === module) {
  process.argv.splice(1, 1)
  runWithCodeCache(process.argv[1])
}
