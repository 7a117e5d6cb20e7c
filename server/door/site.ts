import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Complaint } from '../launch/complaint.ts'
import { settings } from '../settings.ts'
import type { Asked } from './api.ts'
import type {} from '#plugins/kit/cache.ts'
import { beginRender, endRender } from './render-context.ts'
import { onBehalfOf } from './inside.ts'
import { findPage, invalidatePages, pageName } from './kept-pages.ts'
import { asPageAnswer, sendKept } from './page-answer.ts'
import { readStatic, sendStatic } from './static.ts'

type NodeHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown
type Serve = (request: IncomingMessage & { body?: Buffer }, response: ServerResponse, asked: Asked) => Promise<void>

/** Serves the site: first the files of the build, then Astro's pages. */
export async function openSite(server: Server): Promise<{ serve: Serve; close: () => Promise<void> }> {
  return settings.isDev ? openInDevelopment(server) : openBuilt()
}

async function openBuilt() {
  const entry = join(settings.root, 'dist/server/entry.mjs')
  if (!existsSync(entry)) throw new Complaint('The site is not built yet: run npm start, or npm run build.')
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: NodeHandler }
  globalThis.siteCache = { invalidate: invalidatePages }
  const files = readStatic(join(settings.root, 'dist/client'))

  const serve: Serve = async (request, response, { path, search, body }) => {
    const name = pageName(request.headers.host ?? '', path, search)
    if (request.method === 'GET' || request.method === 'HEAD') {
      const page = findPage(name)
      if (page) return sendKept(request, response, page, 'hit')
      const file = files.get(path)
      if (file) return sendStatic(request, response, file)
    }

    if (body) request.body = body
    const render = beginRender()
    const answer = asPageAnswer(request, response, { path, name, render })
    const draw = async () => handler(request, answer, () => void answer.writeHead(404).end())
    const address = String(request.headers['x-forwarded-for'])
    await onBehalfOf({ address, render }, draw).finally(() => endRender(render))
  }
  return { serve, close: async () => {} }
}

/** Vite gets our own server for its socket: it would otherwise lose to Next's. */
async function openInDevelopment(server: Server) {
  const { dev } = await import('astro')
  const site = await dev({
    root: settings.root,
    server: { port: settings.port + 1, host: '127.0.0.1' },
    vite: { server: { ws: { server } } },
  })
  const serve: Serve = async (request, response) =>
    onBehalfOf({ address: String(request.headers['x-forwarded-for']) }, () => site.handle(request, response))
  return { serve, close: () => site.stop() }
}
