/** Stands in for parts of axios that the platform never asks for: names of statuses, and cancelling as it was once done. */
export default class NoRarePart {}
