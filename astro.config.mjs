import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

/** `client:touch`: an island sleeps as plain HTML until somebody touches it. */
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

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  // A page is sent whole (server/http/page-response.ts), so it need not be rendered in pieces.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react(), touch, buildPolicy],
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
    // A constant that two scripts share is written into both, instead of being a file and a request of its own.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
    ssr: {
      external: ['payload', 'sharp', '@payloadcms/db-sqlite', '@payloadcms/db-mongodb', 'libsql', '@libsql/client'],
    },
  },
})
