/**
 * Replaces a component inside `<noscript>`, a module `*.noscript.tsx`, in browsers: React renders nothing there, so only
 * the server has its code. Its style sheets are left out as well, so it uses classes of the screen that it is on.
 */
export default function noscriptLoader(): string {
  return 'export default () => null\n'
}
