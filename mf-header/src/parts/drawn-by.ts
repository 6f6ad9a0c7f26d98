/**
 * The part of a URL that the server renders the header and the footer by: the path, with the query if it holds search
 * words or a section of the editors' back office.
 */
export const drawnBy = ({ pathname, search, searchParams }: URL): string =>
  searchParams.has('q') || searchParams.has('of') ? pathname + search : pathname
