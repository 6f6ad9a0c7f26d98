/** Calls that create a component or a context and have no other effect. */
const madeComponent = /= (React\d*\.(?:forwardRef|memo|createContext|lazy)\()/g
/** Names for development tools, which look like side effects on the component. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Marks such calls in a library as free of side effects. The library is marked so as a whole, but within its one large
 * module the bundler would otherwise keep every unused component and all its dependencies.
 */
export default function pureComponentsLoader(source: string): string {
  return source.replace(madeComponent, '= /*#__PURE__*/ $1').replace(displayName, '')
}
