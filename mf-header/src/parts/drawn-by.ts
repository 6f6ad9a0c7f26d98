/**
 * What of an address the server draws the header and the footer by: the path, and the query where it holds the words of a search or
 * the part of the editors' back office.
 */
export const drawnBy = ({ pathname, search, searchParams }: URL): string =>
  searchParams.has('q') || searchParams.has('of') ? pathname + search : pathname
