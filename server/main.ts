import type { Server } from 'node:http'
import { join } from 'node:path'
import { reportHealth } from '#plugins/kit/requests/health.ts'
import { followClock } from '#plugins/kit/demo-clock/stored-clock.ts'
import { followInvalidations } from '#plugins/kit/storage/invalidations.ts'
import { isMongodb } from '#plugins/kit/storage/database.ts'
import { isServerLost } from '#plugins/kit/storage/mongodb/lost-server.ts'
import { openOriginals } from '#plugins/kit/originals/open-originals.ts'
import { videosFolder } from '#plugins/kit/originals/videos-folder.ts'
import { isPublishedPicture, isPublishedVideo } from '#plugins/kit/admin/published-pictures.ts'
import { watchMainThread } from '#plugins/kit/tasks/open-work.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { startScheduler } from '#plugins/kit/tasks/scheduler.ts'
import { shareCounts } from '#plugins/kit/requests/shared-counts.ts'
import { openAdmin } from './http/admin.ts'
import { openApi } from './http/api.ts'
import { createApp, createShopServer } from './http/app.ts'
import { registerInProcessFetch } from './http/in-process.ts'
import { openPictures } from './http/pictures.ts'
import { openSite } from './http/site.ts'
import { serveVideos } from './http/videos.ts'
import { isStaff } from './http/staff-session.ts'
import { trustedHosts } from './http/hosts.ts'
import { openEventSocket } from './http/event-socket.ts'
import { openProvider } from './http/provider.ts'
import { openWidgets } from './http/widgets.ts'
import { openResizer } from './http/resized-pictures.ts'
import { portError } from './launch/check-port.ts'
import { closeOnSignal, isDraining } from './launch/close-on-signal.ts'
import { settings } from './settings.ts'
import type { OpenedShop } from './shop.ts'

/** Opens the HTTP server: one process, one port, over a booted shop. */
export async function openServer({ config, payload }: OpenedShop): Promise<void> {
  payload.logger.level = 'info'
  process.on('unhandledRejection', (problem) =>
    payload.logger.error({ err: problem }, 'A promise broke outside a request'),
  )
  registerInProcessFetch(config)
  // Before anything runs by it.
  const clock = await followClock(payload)
  const scheduler = startScheduler(payload)
  watchMainThread((held) => payload.logger.warn(held, 'Something held the main thread'))

  const server = createShopServer()
  const admin = openAdmin(server)
  const originals = openOriginals()
  const pictures = openPictures({
    originals,
    folder: join(settings.data, 'pictures'),
    log: payload.logger,
    isPublished: (name) => isPublishedPicture(payload, name),
    isStaff: (request) => isStaff(payload, request),
  })
  const following = await followInvalidations(payload, (tags) => void globalThis.siteCache?.invalidate({ tags }))
  reportHealth(() => !isDraining() && following.isCurrent())
  const sharing = shareCounts(payload)
  const isReachable = () => !isServerLost(payload.db)
  // A file has one process, which knows its own changes however late it reads those of a command beside it. Without this, a
  // busy moment would have every page rendered, and last.
  const isCurrent = () => !isMongodb(settings.databaseUri) || following.isCurrent()
  const site = await openSite(server, { isCurrent, isReachable })
  const api = openApi(config, payload)
  const handlers = {
    api,
    admin: admin.serve,
    pictures: pictures.serve,
    videos: serveVideos({
      folder: videosFolder(),
      isPublished: (file) => isPublishedVideo(payload, file),
      isStaff: (request) => isStaff(payload, request),
    }),
    provider: openProvider(payload),
    widgets: openWidgets(),
    resized: openResizer(payload, {
      originals,
      folder: join(settings.data, 'resized'),
      ours: trustedHosts(settings),
      isPublished: (name) => isPublishedPicture(payload, name),
    }),
    site: site.serve,
  }
  const eventSocket = openEventSocket(server, payload)
  server.on('request', createApp(handlers, payload.logger, config))
  await listen(server)
  // Orders need no pictures, so the shop opens without them.
  originals.check().catch((problem: Error) => {
    payload.logger.warn({ err: problem }, `${problem.message}: pictures made here are shown, uploads wait for it`)
  })
  pictures.warm()

  closeOnSignal(server, eventSocket.close, async () => {
    pictures.stop()
    following.stop()
    clock.stop()
    sharing.stop()
    await finishLaterWork()
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
