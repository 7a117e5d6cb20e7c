import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const ROOM = import.meta.dirname

/** One thing that a developer may use, as its docstring describes it. */
interface Entry {
  name: string
  type: string
  text: string
  isOptional: boolean
}

interface Section {
  name: string
  text: string
  entries: Entry[]
}

/** Everything that the package exports and the script takes, read from the types and their docstrings. */
export function sections(): Section[] {
  const entries = ['main.ts', 'script.tsx'].map((file) => join(ROOM, file))
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  }
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()
  return entries.flatMap((file) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module).map((symbol) => sectionOf(checker, symbol)) : []
  })
}

function sectionOf(checker: ts.TypeChecker, symbol: ts.Symbol): Section {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [declaration] = own.declarations ?? []
  const isShape = (own.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0
  const type = isShape ? checker.getDeclaredTypeOfSymbol(own) : undefined
  const isList =
    type !== undefined && (checker.isArrayType(type) || type.isUnion() || type.getCallSignatures().length > 0)
  const props = type && declaration && !isList ? checker.getPropertiesOfType(type) : []
  return {
    name: symbol.name,
    text: textOf(checker, own) || signatureOf(checker, own, declaration),
    entries: declaration ? props.map((prop) => entryOf(checker, prop, declaration)) : [],
  }
}

function entryOf(checker: ts.TypeChecker, prop: ts.Symbol, at: ts.Declaration): Entry {
  const [own] = prop.declarations ?? []
  const written = own && ts.isPropertySignature(own) ? own.type?.getText() : undefined
  return {
    name: prop.name,
    type: (written ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(prop, at))).replace(/\s+/g, ' '),
    text: textOf(checker, prop),
    isOptional: (prop.flags & ts.SymbolFlags.Optional) !== 0,
  }
}

function textOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker))
}

function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Declaration | undefined): string {
  return at ? checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, at)) : ''
}

/** The classes that a host may style, as `widgets.css` has them. */
export function classes(): string[] {
  const css = readFileSync(join(ROOM, 'widgets.css'), 'utf8')
  return [...new Set(css.match(/\.sw-[a-z-]+/g))].sort()
}

/** Custom properties with their defaults. */
export function customProperties(): [name: string, value: string][] {
  const css = readFileSync(join(ROOM, 'widgets.css'), 'utf8')
  const found = [...css.matchAll(/var\((--widget-[a-z-]+), ([^()]+)\)/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  )
  return [...new Map(found)]
}

/** The messages where something is wrong, as they stand in the code. */
export function errors(): string[] {
  const files = globSync('{core,react}/**/*.{ts,tsx}', { cwd: ROOM }).filter((file) => !file.includes('.test.'))
  const found = files.flatMap((file) => {
    const text = readFileSync(join(ROOM, file), 'utf8')
    return [...text.matchAll(/(?:(?:report|Error)\(\s*|says=)(['"`])(.+?)\1/g)].map(([, , message = '']) => message)
  })
  return [...new Set(found)].map((message) => message.replace(/\$\{[^}]+\}/g, '…')).sort()
}

const STYLES = `
:root { color-scheme: light dark; --soft: #555; --line: #d8d5ce }
@media (prefers-color-scheme: dark) { :root { --soft: #aaa; --line: #444 } }
body { max-width: 62rem; margin: 0 auto; padding: 3rem 1.25rem; font: 1.0625rem/1.55 system-ui, sans-serif }
h1 { margin: 0 0 .5rem; font-size: 2.25rem; line-height: 1.15; letter-spacing: -.02em }
h2 { margin: 3rem 0 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
h3 { margin: 2rem 0 .25rem; font: 600 1.0625rem/1.4 ui-monospace, monospace }
p { margin: .4rem 0; max-width: 44rem }
pre { padding: 1rem; overflow: auto; border: 1px solid var(--line); font-size: .9375rem }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
td, th { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere }
code { font-family: ui-monospace, monospace }
td:first-child { white-space: nowrap }
.soft { color: var(--soft) }
@media (max-width: 40rem) { tr { display: grid } td { border: 0; padding: .1rem 0 } tr { border-bottom: 1px solid var(--line); padding: .5rem 0 } thead { display: none } }
`

/** How a page without React takes the widgets. */
export const SCRIPT_EXAMPLE = `<link rel="stylesheet" href="https://PROVIDER/v2/widgets/widgets.css">
<div id="search"></div>
<div id="suggested"></div>
<script type="module">
  import { mount } from 'https://PROVIDER/v2/widgets/script.js'
  await mount({
    merchant: 'MERCHANT', market: 'fi', language: 'fi', currency: 'EUR',
    provider: 'https://PROVIDER', consent: 'cookiebot',
    navigateFunction: (url, { replace }) => location[replace ? 'replace' : 'assign'](new URL(url, location.href)),
    search: { searchPagePath: '/search' },
    places: {
      field: '#search',
      recommendations: [{ at: '#suggested', title: 'You may like', type: 'user_to_products' }],
    },
  })
</script>`

const REACT_EXAMPLE = `import { DepictProvider, PlainCard, SearchPage, useSearchField } from 'search-widgets'
import { fi } from 'search-widgets/locales/fi'
import 'search-widgets/widgets.css'

<DepictProvider merchant="MERCHANT" market="fi" locale={fi} currency="EUR" provider="https://PROVIDER"
  consent="cookiebot" navigateFunction={(url, { replace }) => router[replace ? 'replace' : 'push'](url)}
  search={{ searchPagePath: '/search' }}>
  <SearchPage productCard={PlainCard} />
</DepictProvider>`

/** The documentation for a merchant's developer, as one page of text. In English, as the protocol is. */
export function docsPage(): string {
  const all = sections()
  const shapes = all.filter(({ entries }) => entries.length > 0)
  const others = all.filter(({ entries }) => entries.length === 0)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>Widgets</title><style>${STYLES}</style><main>`,
    '<h1>Widgets</h1><p>Search, listings and recommendations for the pages of any merchant. They speak to the provider at <code>/v2</code>, and to nobody else. ',
    'Without a source of consent nothing is sent and nothing is stored.</p>',
    '<p>Ask for your merchant key, and for your site to be added to those that may call. Then take one of the two:</p>',
    `<h2 id="script">A page without React</h2><pre tabindex="0">${escaped(SCRIPT_EXAMPLE)}</pre>`,
    '<p>Each place is a selector. What is not on the page is left out. <code>mount</code> gives a function that takes the widgets off again.</p>',
    '<h2 id="react">A page with React 18 or 19</h2><p><code>npm install https://PROVIDER/v2/widgets/search-widgets-1.0.0.tgz</code></p>',
    `<pre tabindex="0">${escaped(REACT_EXAMPLE)}</pre>`,
    '<h2 id="props">Props and options</h2>',
    ...shapes.map(shapeOf),
    '<h2 id="exports">Components, hooks and functions</h2>',
    tableOf(others.map(({ name, text }) => [code(name), escaped(text)])),
    '<h2 id="style">Styles</h2><p>Set these on any element around the widgets:</p>',
    tableOf(customProperties().map(([name, value]) => [code(name), code(value)])),
    `<p>Classes: ${classes()
      .map((name) => code(name.slice(1)))
      .join(' ')}</p>`,
    '<h2 id="errors">Messages</h2><p>To <code>onError</code>, the console, and <code>errorService</code> where it is given:</p>',
    tableOf(errors().map((message) => [escaped(message)])),
    '</main></html>',
  ].join('\n')
}

function shapeOf({ name, text, entries }: Section): string {
  const rows = entries.map((one) => [
    code(one.name) + (one.isOptional ? '' : ' <span class="soft">required</span>'),
    code(one.type),
    escaped(one.text),
  ])
  return `<h3 id="${name}">${name}</h3><p>${escaped(text)}</p>${tableOf(rows)}`
}

function tableOf(rows: string[][]): string {
  return `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`
}

const code = (text: string): string => `<code>${escaped(text)}</code>`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
