import type { Server } from 'node:http'
import { reportHealth } from '#plugins/kit/health.ts'
import { followInvalidations } from '#plugins/kit/invalidations.ts'
import { isPublishedPicture } from '#plugins/kit/published-pictures.ts'
import { startScheduler } from '#plugins/kit/scheduler.ts'
import { shareCounts } from '#plugins/kit/shared-counts.ts'
import { openAdmin } from './door/admin.ts'
import { openApi } from './door/api.ts'
import { bodyLimits } from './door/bodies.ts'
import { createShopServer, frontDoor } from './door/front-door.ts'
import { registerInProcessFetch } from './door/in-process.ts'
import { invalidatePages } from './door/page-cache.ts'
import { openPictures } from './door/pictures.ts'
import { openSite } from './door/site.ts'
import { isStaff } from './door/staff-session.ts'
import { portError } from './launch/check-port.ts'
import { closeOnSignal, isDraining } from './launch/close-on-signal.ts'
import { settings } from './settings.ts'
import type { OpenedShop } from './shop.ts'

/** Opens the HTTP server: one process, one port, over a booted shop. */
export async function openDoor({ config, payload }: OpenedShop): Promise<void> {
  payload.logger.level = 'info'
  process.on('unhandledRejection', (problem) =>
    payload.logger.error({ err: problem }, 'A promise broke outside a request'),
  )
  registerInProcessFetch(config)
  const scheduler = startScheduler(payload)

  const server = createShopServer()
  const admin = openAdmin(server)
  const pictures = openPictures({
    isPublished: (name) => isPublishedPicture(payload, name),
    isStaff: (request) => isStaff(payload, request),
  })
  const following = await followInvalidations(payload, (tags) => invalidatePages({ tags }))
  reportHealth(() => !isDraining() && following.isCurrent())
  const sharing = shareCounts(payload)
  const site = await openSite(server, following.isCurrent)
  const api = openApi(config, payload)
  const handlers = { api, admin: admin.serve, pictures: pictures.serve, site: site.serve }
  server.on('request', frontDoor(handlers, payload.logger, bodyLimits(config.collections)))
  await listen(server)
  pictures.warm()

  closeOnSignal(server, async () => {
    pictures.stop()
    following.stop()
    sharing.stop()
    await scheduler.stop()
    await Promise.allSettled([site.close(), admin.close()])
    await payload.destroy()
  })
}

function listen(server: Server): Promise<void> {
  const { port, host } = settings
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => reject(portError(problem, settings)))
    server.listen({ port, host }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}
