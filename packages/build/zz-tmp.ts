import { buildRemote } from '/work/main/packages/build/src/index.ts'
const release = await buildRemote({ dir: '/work/main/mf-commerce', outDir: '/tmp/commerce-release' })
console.log(JSON.stringify(release.browser, null, 1))
