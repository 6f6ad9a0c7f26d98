/**
 * Stands in for parts of axios that the platform never comes to: names of statuses, cancelling as it was once done, and
 * forms made from objects. It writes queries itself and sends JSON, or a form as it is.
 */
export default class NoRarePart {}
