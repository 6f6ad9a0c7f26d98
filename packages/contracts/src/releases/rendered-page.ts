import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { PageArm } from '../campaigns/page-arm.ts'

const Head = Type.Object({
  title: Type.String(),
  description: Type.Optional(Type.String()),
  canonical: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  robots: Type.Optional(Type.String()),
  jsonLd: Type.Optional(Type.Union([Type.Object({}), Type.Array(Type.Object({}))])),
  arm: Type.Optional(PageArm),
  isAbsent: Type.Optional(Type.Boolean()),
})

/** What a release tells the shell about a page, beside its HTML and state. */
const RenderedPage = Compile(
  Type.Object({
    head: Type.Union([Head, Type.Null()]),
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    redirect: Type.Optional(Type.String()),
  }),
)

/**
 * Why the shell refuses the page of a release, such as 'head/jsonLd/0 must be object'; undefined if it takes it. The
 * gates of a release and the tests of its screens ask too, so that a page is refused before visitors request it.
 */
export function pageFault(page: unknown): string | undefined {
  if (RenderedPage.Check(page)) return undefined
  // A value that matches none of several alternatives has faults in each; the deepest is in the intended one.
  const depth = (path: string) => path.split('/').length
  const [fault] = RenderedPage.Errors(page).sort((a, b) => depth(b.instancePath) - depth(a.instancePath))
  return `${fault?.instancePath.slice(1) || 'the page'} ${fault?.message}`
}

/** As `pageFault`, for a page before it was sent to the shell as JSON. */
export function unsentPageFault(page: object): string | undefined {
  try {
    return pageFault(JSON.parse(JSON.stringify(page)))
  } catch (error) {
    return `the page cannot be written as JSON: ${error instanceof Error ? error.message : String(error)}`
  }
}
