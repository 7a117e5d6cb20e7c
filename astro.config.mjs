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

/** Everything comes from us. What only the running shop knows (`form-action`) is added by server/door/headers.ts. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
]

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'server',
  // A page is sent whole (server/door/page-response.ts), so it need not be rendered in pieces.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  integrations: [react(), touch],
  trailingSlash: 'ignore',
  prefetch: { prefetchAll: false, defaultStrategy: 'hover' },
  i18n: { defaultLocale: 'fi', locales: ['fi', 'sv', 'en'], routing: { prefixDefaultLocale: false } },
  cache: { provider: { name: 'front-door', entrypoint: './server/door/cache-provider.ts' } },
  // The front door checks the origin of every change itself, before any page is asked.
  security: { csp: { algorithm: 'SHA-256', directives: policy }, checkOrigin: false },
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
