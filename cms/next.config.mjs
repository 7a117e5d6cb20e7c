import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(import.meta.dirname, '..')

export default withPayload({
  distDir: '.next',
  outputFileTracingRoot: root,
  turbopack: {
    root,
    resolveAlias: { 'date-fns/locale/et': './app/finnish-dates.mjs' },
    rules: {
      '*.js': {
        condition: {
          path: /@payloadcms\/(ui\/dist\/exports\/(client|shared)|next\/dist\/views\/(List|Document|CollectionTrash))\/index\.js$|@dnd-kit\/core\/dist\/core\.esm\.js$/,
        },
        loaders: [join(import.meta.dirname, 'app/finnish-words.mjs')],
      },
    },
  },
  typescript: { ignoreBuildErrors: true },
  productionBrowserSourceMaps: false,
  // The source maps of the server are not used: they are 87 MB, and a twelfth of the build.
  experimental: { turbopackSourceMaps: false },
  poweredByHeader: false,
  reactStrictMode: false,
  devIndicators: false,
  agentRules: false,
})
