import * as platform from '@nukkad/platform'
import * as query from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as router from 'react-router'
import * as routerDom from 'react-router-dom'
import * as rxjs from 'rxjs'

/** CommonJS packages are imported as a namespace whose `default` is the real module. */
const itself = (namespace: object): unknown => ('default' in namespace ? namespace.default : namespace)

/**
 * The modules that remotes share with the renderer, by the request in their bundles; packages/build lists the same
 * names.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: itself(react),
  'react-dom': itself(reactDom),
  'react/jsx-runtime': itself(jsxRuntime),
  // Nothing mounts on the server, but a bundle that imports it must still load.
  'react-dom/client': {},
  'react-router': router,
  'react-router-dom': routerDom,
  rxjs,
  '@tanstack/react-query': query,
  '@nukkad/platform': platform,
}
