/** Calls that make a component or a context and do nothing else. */
const madeComponent = /= (React\d*\.(?:forwardRef|memo|createContext|lazy)\()/g
/** Names for development tools, which look like effects on the component. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Marks those of a library as free of effects. It says so of itself as a whole, but within its one large module the
 * bundler would otherwise keep every component that is not used, and all that those need.
 */
export default function pureComponentsLoader(source: string): string {
  return source.replace(madeComponent, '= /*#__PURE__*/ $1').replace(displayName, '')
}
