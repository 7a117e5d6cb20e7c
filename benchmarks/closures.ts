import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a reader of a handler may come to, from the files it is reached by. */
const HANDLERS = {
  cart: ['plugins/cart/endpoints.ts'],
  pay: ['plugins/checkout/endpoints.ts'],
  publish: ['cms/collections/pages.ts'],
  book: ['plugins/bookings/endpoints.ts'],
}

/**
 * The most files of plugins and cms that each handler may reach: more means that a new import brings a subject along.
 */
export const budget = { cart: '≤ 65', pay: '≤ 100', publish: '≤ 110', book: '≤ 75' }

/**
 * Files that handlers reach by their imports: of plugins and cms by the handler's name, and all with contracts and domain. An import of types
 * alone does not count, since nothing is loaded by it.
 */
export async function run(): Promise<Record<string, number | string>> {
  const counts: Record<string, number> = {}
  for (const [name, entries] of Object.entries(HANDLERS)) {
    const files = [...closureOf(entries)]
    counts[name] = files.filter((file) => /^(plugins|cms)\//.test(file)).length
    counts[`${name}All`] = files.length
  }
  return { bench: 'closures', ...counts }
}

/** All files that these reach, themselves among them. */
export function closureOf(entries: readonly string[]): Set<string> {
  const reached = new Set(entries)
  // What is added while it is gone through is gone through too.
  for (const file of reached) for (const target of importedBy(file)) reached.add(target)
  return reached
}

const IMPORT = /^(?:import|export)\s(?!type\s)(?:([^;'"]*?)\sfrom\s)?\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/.*$|\/\*[^]*?\*\/)/gm, '')
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', source, loaded]) => {
    const path = pathOf(file, source ?? loaded ?? '')
    return path && !isOfTypes(names) && existsSync(path) ? [path] : []
  })
}

/** Whether braces hold types alone. */
function isOfTypes(names: string): boolean {
  const [, inside] = /^\{([^]*)\}$/.exec(names.trim()) ?? []
  const each = inside?.split(',').flatMap((name) => name.trim() || [])
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '))
}

function pathOf(file: string, source: string): string | undefined {
  const path = source.startsWith('#') ? source.slice(1) : source.startsWith('.') ? join(dirname(file), source) : ''
  return /\.tsx?$/.test(path) ? path : undefined
}
