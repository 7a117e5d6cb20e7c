import { type Endpoint, restoreVersionOperation } from 'payload'

/**
 * `POST /api/pages/versions/:id`, in place of Payload's own: restores a version as a draft, whatever its button asked.
 * What visitors see stays, with its address, until an editor publishes.
 */
export const restorePage: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { pages } = req.payload.collections
    const id = String(req.routeParams?.id ?? '')
    const restored = await restoreVersionOperation({ collection: pages, id, draft: true, depth: 0, req })
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}
