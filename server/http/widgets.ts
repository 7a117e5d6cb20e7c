import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { widgetsPath } from '#domain/server-paths.ts'
import { settings } from '../settings.ts'
import type { Handler } from './app.ts'
import { refuse } from './refuse.ts'
import { readStatic, sendStatic } from './static.ts'

/** Serves script, styles and documentation of the widgets, as `npm run build -- widgets` makes them, to the pages of any merchant. */
export function openWidgets(folder = join(settings.root, 'dist/widgets')): Handler {
  const files = existsSync(folder) ? readStatic(folder) : undefined

  return (request, response, { path }) => {
    const file = files?.get(path.slice(widgetsPath.length) || '/')
    if (!file || !['GET', 'HEAD'].includes(request.method ?? '')) return refuse(request, response, 'request.not_found')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    return sendStatic(request, response, file)
  }
}
