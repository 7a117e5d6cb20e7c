import { hash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

/** `client:touch`: an island sleeps as plain HTML until the visitor touches it. */
const touch = {
  name: 'client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './site/directives/touch.ts' }),
  },
}

/** Everything comes from us. What only the running shop knows (`form-action`) is added by the front server. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
]

/**
 * The front server sends a page's policy, from the hashes of the build (server/http/page-policy.ts). Astro would hash the
 * inline styles of a page again for each request, which costs a tenth of its render.
 */
const buildPolicy = {
  name: 'build-policy',
  hooks: {
    'astro:build:ssr': ({ manifest }) => {
      // The list of the build lacks what belongs to a single page.
      const scriptHashes = [...manifest.csp.scriptHashes, ...manifest.routes.flatMap(({ scripts }) => hashes(scripts))]
      const styleHashes = [...manifest.csp.styleHashes, ...manifest.routes.flatMap(({ styles }) => hashes(styles))]
      const folder = new URL('./dist/server/', import.meta.url)
      mkdirSync(folder, { recursive: true })
      writeFileSync(new URL('policy.json', folder), JSON.stringify({ rules: policy, scriptHashes, styleHashes }))
      manifest.shouldInjectCspMetaTags = false
    },
  },
}

/** The hashes of inline scripts or styles as a content policy names them. */
function hashes(parts) {
  const inline = parts.filter(({ type }) => type === 'inline')
  return inline.map(({ content, value }) => `sha256-${hash('sha256', content ?? value, 'base64')}`)
}

const find = createRequire(import.meta.url).resolve
const human = dirname(dirname(find('@vladmandic/human')))
const wasm = dirname(find('@tensorflow/tfjs-backend-wasm/package.json'))

/** What the face finder loads (site/browser/frames/face-worker.ts): of the package's models the three that it uses. */
const faceFiles = [
  ...['blazeface', 'facemesh', 'iris']
    .flatMap((name) => [`${name}.json`, `${name}.bin`])
    .map((name) => join(human, 'models', name)),
  ...['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm'].map((name) => join(wasm, 'dist', name)),
]

/** Their folder is named after their versions, so that browsers may keep them for ever. */
const FACE_FILES = `/_astro/face-${[human, wasm].map((folder) => JSON.parse(readFileSync(join(folder, 'package.json'))).version).join('-')}/`

/** Lays the files of the face finder beside the built site, and gives them out in development. */
const faceFinder = {
  name: 'face-finder',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = new URL(`.${FACE_FILES}`, dir)
      mkdirSync(folder, { recursive: true })
      for (const file of faceFiles) copyFileSync(file, new URL(basename(file), folder))
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(FACE_FILES, (request, response, next) => {
        const file = faceFiles.find((each) => `/${basename(each)}` === request.url)
        return file ? response.end(readFileSync(file)) : next()
      })
    },
  },
}

/**
 * What the cart needs at its first touch travels together: each file of its own brings 300 bytes of headers. What stands here
 * is used by every island, or is smaller than such headers.
 */
const togetherInBrowser = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'small', test: /\/(?:site\/shared\/fill|domain\/random-uuid|domain\/money\/euros)\.ts$/ },
]

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  // A page is sent whole (server/http/page-response.ts), so it need not be rendered in pieces.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react(), touch, buildPolicy, faceFinder],
  trailingSlash: 'ignore',
  prefetch: { prefetchAll: false, defaultStrategy: 'hover' },
  i18n: { defaultLocale: 'fi', locales: ['fi', 'sv', 'en'], routing: { prefixDefaultLocale: false } },
  cache: { provider: { name: 'front-server', entrypoint: './server/http/cache-provider.ts' } },
  // The front server checks the origin of every change itself, before any page is asked.
  security: { csp: { algorithm: 'SHA-256' }, checkOrigin: false },
  build: { inlineStylesheets: 'auto' },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    define: { FACE_FILES: JSON.stringify(FACE_FILES) },
    // A constant that two scripts share is written into both, instead of being a file and a request of its own.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: togetherInBrowser } } } } },
    },
    ssr: {
      external: ['payload', 'sharp', '@payloadcms/db-sqlite', '@payloadcms/db-mongodb', 'libsql', '@libsql/client'],
    },
  },
})
