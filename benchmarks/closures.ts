import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a reader of a handler may come to: the file it is reached by, and which endpoint of the file. */
const HANDLERS: Record<string, [file: string, endpoint?: string]> = {
  cart: ['plugins/cart/endpoints.ts', 'updateCartEndpoint'],
  pay: ['plugins/checkout/endpoints.ts', 'placePurchaseEndpoint'],
  publish: ['cms/collections/pages.ts'],
  book: ['plugins/bookings/endpoints.ts', 'bookEndpoint'],
}

/**
 * The most files of plugins and cms that each handler may reach: more means that a new import brings a subject along.
 */
export const budget = { cart: '≤ 60', pay: '≤ 90', publish: '≤ 110', book: '≤ 70' }

/**
 * Files that handlers reach by their imports: of plugins and cms by the handler's name, and all with contracts and domain. An import of types
 * alone does not count, since nothing is loaded by it.
 */
export async function run(): Promise<Record<string, number | string>> {
  const counts: Record<string, number> = {}
  for (const [name, [file, endpoint]] of Object.entries(HANDLERS)) {
    const files = [...closureOf(importedBy(file, endpoint)).add(file)]
    counts[name] = files.filter((file) => /^(plugins|cms)\//.test(file)).length
    counts[`${name}All`] = files.length
  }
  return { bench: 'closures', ...counts }
}

/** All files that these reach, themselves among them. */
function closureOf(entries: readonly string[]): Set<string> {
  const reached = new Set(entries)
  // What is added while it is gone through is gone through too.
  for (const file of reached) for (const target of importedBy(file)) reached.add(target)
  return reached
}

const IMPORT = /^(?:import|export)\s(?!type\s)(?:([^;'"]*?)\sfrom\s)?\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** The name that a declaration of a file begins with. */
const DECLARED = /^(?:export )?(?:async )?(?:const|function) (\w+)/

/** Files that a file imports; of one of its endpoints, those whose names it uses, itself or by a function of the file. */
function importedBy(file: string, endpoint?: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/.*$|\/\*[^]*?\*\/)/gm, '')
  const used = endpoint === undefined ? undefined : namesUsedBy(text, endpoint)
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', source, loaded]) => {
    const path = pathOf(file, source ?? loaded ?? '')
    if (used && !names.match(/\w+/g)?.some((name) => used.has(name))) return []
    return path && !isOfTypes(names) && existsSync(path) ? [path] : []
  })
}

/** The names that a declaration of a file uses, and the declarations of the file that it comes to. */
function namesUsedBy(text: string, declaration: string): Set<string> {
  const declared = new Map(
    text
      .split(/^(?=(?:export )?(?:async )?(?:const|function) )/m)
      .flatMap((part) => (DECLARED.exec(part)?.[1] ? [[DECLARED.exec(part)?.[1] ?? '', part] as const] : [])),
  )
  const used = new Set([declaration])
  for (const name of used) for (const each of declared.get(name)?.match(/\w+/g) ?? []) used.add(each)
  return used
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
