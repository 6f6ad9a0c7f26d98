/** Set by the build: versions of the libraries that the shell shares, by request. */
declare const NUKKAD_SHARED_VERSIONS: Readonly<Record<string, string>>

declare module '@nukkad/ui/base.css'
