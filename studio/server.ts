import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { extname, join, normalize } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><style>body{margin:0}@font-face{font-family:Grotesk;font-weight:400 900;src:url(/node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2)}</style>
<script type="importmap">{"imports":{"three":"/node_modules/three/build/three.module.js","three/addons/":"/node_modules/three/examples/jsm/","#domain/":"/domain/","#site/":"/site/"}}</script>
<script type="module" src="/studio/page/main.ts"></script>`

const TYPES: Record<string, string> = { '.ts': 'text/javascript', '.js': 'text/javascript', '.woff2': 'font/woff2' }

/** Serves the studio's page to its own browser, TypeScript stripped of its types on the way. */
export async function openServer(): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://studio').pathname))
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(PAGE)
    const isAllowed = /^\/(domain|site\/browser\/frames|studio|node_modules)\//.test(path)
    const body = isAllowed ? await readFile(join(ROOT, path)).catch(() => null) : null
    if (!body) return void response.writeHead(404).end()
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    response.end(path.endsWith('.ts') ? stripTypeScriptTypes(body.toString()) : body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
