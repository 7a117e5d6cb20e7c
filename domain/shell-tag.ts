/** Tag of every page, since what stands around it (menu, footer) is the same on all of them. */
export const SHELL_TAG = 'shell'
