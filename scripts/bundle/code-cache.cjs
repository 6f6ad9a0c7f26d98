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

/** V8 looks at the length of a source alone; a cache of another Node or of other flags it refuses. */
function cacheNameOf(file) {
  const { mtimeMs, size } = statSync(file)
  const made = [mtimeMs, size, process.version, process.arch, process.execArgv, process.env.NODE_OPTIONS]
  return `${file}.${createHash('sha1').update(JSON.stringify(made)).digest('hex').slice(0, 12)}.cache`
}

function read(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** One cache a bundle; where none can be written, the next start compiles as this one did. */
function write(cacheFile, bundle, data) {
  try {
    const own = `${cacheFile}.${process.pid}`
    writeFileSync(own, data)
    renameSync(own, cacheFile)
    const folder = path.dirname(bundle)
    for (const name of readdirSync(folder)) {
      const isOfBundle = name.startsWith(`${path.basename(bundle)}.`) && name.endsWith('.cache')
      if (isOfBundle && name !== path.basename(cacheFile)) rmSync(path.join(folder, name), { force: true })
    }
  } catch {}
}

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
