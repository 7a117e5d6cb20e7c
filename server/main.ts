import { createServer, type Server } from 'node:http'
import { startSweeps } from '#plugins/kit/sweeps.ts'
import { openAdmin } from './door/admin.ts'
import { openApi } from './door/api.ts'
import { frontDoor } from './door/front-door.ts'
import { hangUpKnocker } from './door/inside.ts'
import { openPictures } from './door/pictures.ts'
import { openSite } from './door/site.ts'
import { Complaint } from './launch/complaint.ts'
import { closeOnSignal } from './launch/close-on-signal.ts'
import { settings } from './settings.ts'
import type { OpenedShop } from './shop.ts'

/** Opens the front door: one process, one port. The shop behind it has been booted. */
export async function openDoor({ config, payload }: OpenedShop, putAwayLast = () => {}): Promise<void> {
  process.on('unhandledRejection', (problem) =>
    payload.logger.error({ err: problem }, 'A promise broke outside a request'),
  )
  hangUpKnocker(config)
  const sweeps = startSweeps(payload)

  const server = createServer({
    maxHeaderSize: 32_768,
    requestTimeout: 60_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 15_000,
  })
  const admin = openAdmin(server)
  const pictures = openPictures()
  const site = await openSite(server)
  const serve = frontDoor({
    api: openApi(config, payload),
    admin: admin.serve,
    pictures: pictures.serve,
    site: site.serve,
  })
  server.on('request', serve)
  await listen(server)
  pictures.warm()

  closeOnSignal(server, async () => {
    pictures.stop()
    await sweeps.stop()
    await Promise.allSettled([site.close(), admin.close()])
    await payload.destroy()
    putAwayLast()
  })
}

function listen(server: Server): Promise<void> {
  const { port, host } = settings
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => reject(explained(problem)))
    server.listen({ port, host }, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

function explained(problem: NodeJS.ErrnoException): unknown {
  const { port, host } = settings
  if (problem.code === 'EADDRINUSE')
    return new Complaint(
      `Port ${port} is in use; stop what uses it or choose another with PORT=${port + 10} npm start.`,
    )
  if (problem.code === 'EACCES')
    return new Complaint(`Port ${port} may not be used by this user; choose one above 1023 with PORT.`)
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND')
    return new Complaint(`HOST must be an address of this machine, and is "${host}".`)
  return problem
}
