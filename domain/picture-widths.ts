/** Widths at which every picture is stored, in pixels (specification §9). All code sizes pictures by this table. */
export const pictureWidths = { xs: 75, sm: 145, md: 285, lg: 570, xl: 1180 } as const

/** Where the pictures of the shop are served, each as `<name>-<width>.<format>`. */
export const picturesPath = '/kuvat'
