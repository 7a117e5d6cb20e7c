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
