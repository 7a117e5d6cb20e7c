/** Below this, pages and programs of other merchants may call. */
export const providerPath = '/v2'

/** Where script, styles and documentation of the widgets lie, for pages of any merchant. */
export const widgetsPath = `${providerPath}/widgets`

/** Where clients of the protocol send clicks, and talk of everything else that shoppers do. */
export const beaconPath = '/create-events'
export const eventSocketPath = '/ws/create-events'

/** Where merchants send their articles. */
export const feedPath = `${providerPath}/feed`

/** Where pictures are resized: `<path>[/<tenant>]?url=&width=&format=`. Clients of the protocol name no version, and often no tenant. */
export const resizePath = '/ResizeImage'

/** Where the videos of the shop and their subtitles are served, each by the name of its file. */
export const videosPath = '/videot'

/** Widths at which every picture is stored, in pixels (specification §9). All code sizes pictures by this table. */
export const pictureWidths = { xs: 75, sm: 145, md: 285, lg: 570, xl: 1180 } as const

/** Where the pictures of the shop are served, each as `<name>-<width>.<format>`. */
export const picturesPath = '/kuvat'
