/** How long a snackbar stays, in milliseconds. */
export const snackbarTime = 2000
/** How long a popover takes to disappear after it is closed, in milliseconds. */
export const popoverTime = 500
/** The least interval between reactions to a change of the window's size, in milliseconds. */
export const resizePause = 100
