/** How long a snackbar stays, in milliseconds. */
export const snackbarTime = 2000
/** From the press that closes a popover until it is gone, in milliseconds. */
export const popoverTime = 500
/** At most this often a change of the window's size is followed, in milliseconds. */
export const resizePause = 100
