import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { prefixOf } from '#domain/language-path.ts'
import type {} from '#plugins/kit/storage/cache.ts'
import { StartupError } from '../launch/startup-error.ts'
import { settings } from '../settings.ts'
import type { Handler } from './app.ts'
import { cacheFragment, invalidateFragments } from './fragment-cache.ts'
import { currentVisit, noteHosts, withVisitor } from './in-process.ts'
import { cachedPage, invalidatePages, pageKey } from './page-cache.ts'
import { policyOf, type BuildPolicy } from './page-policy.ts'
import { asPageResponse, sendCached } from './page-response.ts'
import { inTurnOf } from './page-turns.ts'
import { isPreview } from './preview.ts'
import { refuse } from './refuse.ts'
import { beginRender, endRender } from './render-context.ts'
import { readStatic, sendStatic } from './static.ts'

type NodeHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown

interface DatabaseState {
  /** Whether what other processes have changed is known, but for the last second. */
  isCurrent: () => boolean
  isReachable: () => boolean
}

/**
 * Serves the site: pages from the cache, then the files of the build, then Astro's pages. While the cache may be stale,
 * since changes made by other processes cannot be read, every page is rendered. While the database is known to be out of
 * reach, none is: half of each would be missing.
 */
export async function openSite(
  server: Server,
  database: DatabaseState,
): Promise<{ serve: Handler; close: () => Promise<void> }> {
  return settings.isDev ? openInDevelopment(server) : openBuilt(database)
}

async function openBuilt({ isCurrent, isReachable }: DatabaseState) {
  const entry = join(settings.root, 'dist/server/entry.mjs')
  if (!existsSync(entry)) throw new StartupError('The site is not built yet: run npm start, or npm run build.')
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: NodeHandler }
  globalThis.cacheFragment = (name, make, options) => {
    const { isPreview, language = SHOP_LANGUAGE } = currentVisit() ?? {}
    return isCurrent() && !isPreview ? cacheFragment(`${language} ${name}`, make, options) : make()
  }
  globalThis.allowHosts = noteHosts
  globalThis.siteCache = {
    invalidate: (what) => {
      invalidateFragments(what)
      invalidatePages(what)
    },
  }
  const written = readFileSync(join(settings.root, 'dist/server/policy.json'), 'utf8')
  const policy = policyOf(JSON.parse(written) as BuildPolicy)
  const files = readStatic(join(settings.root, 'dist/client'))

  const serve: Handler = async (request, response, { path, language, search, body }) => {
    const key = pageKey(request.headers.host ?? '', prefixOf(language) + path, search)
    const preview = isPreview(request)
    if (request.method === 'GET' || request.method === 'HEAD') {
      const page = isCurrent() && !preview ? cachedPage(key) : undefined
      if (page) return sendCached(request, response, page, 'hit')
      const file = files.get(path)
      if (file) return sendStatic(request, response, file)
    }

    if (!isReachable()) return refuse(request, response, 'shop.not_ready')
    if (body) Object.assign(request, { body })
    const address = String(request.headers['x-forwarded-for'])
    await inTurnOf(
      address,
      () => response.destroyed,
      async () => {
        const render = beginRender()
        if (preview) render.isForEverybody = false
        const answer = asPageResponse(request, response, { key, render, policy, isReachable })
        const answerPage = async () => handler(request, answer, () => void answer.writeHead(404).end())
        await withVisitor({ address, language, render, isPreview: preview }, answerPage).finally(() =>
          endRender(render),
        )
      },
    )
  }
  return { serve, close: async () => {} }
}

/** Vite listens for upgrades on our own server: otherwise Next's listener would take its socket. */
async function openInDevelopment(server: Server) {
  const { dev } = await import('astro')
  const site = await dev({
    root: settings.root,
    server: { port: settings.port + 1, host: '127.0.0.1' },
    vite: { server: { ws: { server } } },
  })
  const serve: Handler = async (request, response) =>
    withVisitor({ address: String(request.headers['x-forwarded-for']) }, () => site.handle(request, response))
  return { serve, close: () => site.stop() }
}
