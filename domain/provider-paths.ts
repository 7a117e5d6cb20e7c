/** Below this, pages and programs of other merchants may call. */
export const providerPath = '/v2'

/** Where merchants send their articles. */
export const feedPath = `${providerPath}/feed`

/** Where pictures are resized: `<path>/<tenant>?url=&width=&format=`, as clients of the protocol ask for them. */
export const resizePath = `${providerPath}/ResizeImage`
