/**
 * Replaces parts of axios that the platform never uses: status names, the old cancellation API, and forms made from
 * objects. The platform writes queries itself and sends JSON, or a form as it is.
 */
export default class NoRarePart {}
