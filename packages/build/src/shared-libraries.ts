import { installedVersion } from './workspace.ts'

/**
 * Requests that a remote never bundles: the shell has the only copy, and the server passes its own copy to the bundles.
 */
export const sharedLibraries = [
  'react',
  'react-dom',
  'react/jsx-runtime',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  'rxjs',
  '@tanstack/react-query',
  '@nukkad/platform',
] as const

export type SharedLibrary = (typeof sharedLibraries)[number]

interface Consumed {
  readonly import: false
  readonly singleton: true
  readonly strictVersion: true
  readonly requiredVersion: string
}

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** The versions that the shell shares, by request, as registered with the federation runtime. */
export function sharedVersions(): Record<SharedLibrary, string> {
  return Object.fromEntries(
    sharedLibraries.map((request) => [request, installedVersion(packageOf(request))]),
  ) as Record<SharedLibrary, string>
}

/** How a remote consumes them: never bundled, never a second copy, never a version it was not built for. */
export function consumedLibraries(platformRange: string): Record<string, Consumed> {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([request, version]) => [
      request,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: request === '@nukkad/platform' ? platformRange : `^${version}`,
      },
    ]),
  )
}
