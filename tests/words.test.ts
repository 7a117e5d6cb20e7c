import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storedKeys, words } from './words.ts'

const roots = '{benchmarks,cms,contracts,domain,plugins,server,site,stand-ins,tests,widgets}'
const files = globSync(`${roots}/**/*.{ts,tsx,astro,mjs}`, {
  exclude: ['**/node_modules/**', 'cms/.next/**', 'cms/app/**', 'cms/migrations/**', 'cms/payload-types.ts'],
})
/** Paths whose names come from what is stored, or from the name of a benchmark. */
const storedNames = ['kept-prescriptions', 'benchmarks/desk.ts']

const say = new Map(words.map(({ word, say: instead }) => [word, instead]))
const right = new Set(words.flatMap((each) => each.right ?? []))

test('files are named in words of the trade', () => {
  const own = files.filter((file) => !storedNames.some((name) => file.includes(name)))
  expect(own.flatMap((file) => refused(file).map((why) => `${file}: ${why}`))).toEqual([])
})

test('identifiers are words of the trade', () => {
  const found = files.flatMap((file) => {
    const names = new Set(identifiersOf(readFileSync(file, 'utf8')).filter((name) => !right.has(name)))
    return [...names].flatMap((name) => refused(name).map((why) => `${file}: ${name}: ${why}`))
  })
  expect(found).toEqual([])
})

test('tests are named in words of the trade', () => {
  const found = files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => titlesIn(readFileSync(file, 'utf8')).map((title) => ({ file, title })))
    .flatMap(({ file, title }) => refused(title).map((why) => `${file}: ${title}: ${why}`))
  expect(found).toEqual([])
})

test('rows of tables of tests are named in words of the trade, and none is the second half of a sentence', () => {
  const found = files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => rowsIn(readFileSync(file, 'utf8')).map((name) => ({ file, name })))
    .flatMap(({ file, name }) => {
      const isHalf = /^(not|who|whose|whoever|what|whatever|however)\b/.test(name)
      return [...refused(name), ...(isHalf ? ['is half a sentence'] : [])].map((why) => `${file}: ${name}: ${why}`)
    })
  expect(found).toEqual([])
})

test('comments say who acts: the customer, the shopper or staff', () => {
  const found = files.flatMap((file) =>
    commentsIn(readFileSync(file, 'utf8'))
      .filter((comment) => /\b(she|her|hers|herself|whoever|somebody)\b/i.test(comment))
      .map((comment) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
})

test('classes and colors are named in words of the trade', () => {
  const sheets = globSync('{cms,site,widgets}/**/*.{css,astro}', { exclude: ['**/node_modules/**', 'cms/.next/**'] })
  const found = sheets.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8').match(/(?<=^\s*|[ (,:>+~])(?:\.|--)[a-z][\w-]*/gm))].flatMap((name) =>
      refused(name).map((why) => `${file}: ${name}: ${why}`),
    ),
  )
  expect(found).toEqual([])
})

test('keys of texts are words of the trade', () => {
  const found = globSync('locales/*/*.json').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ *"([^" ]+)":/gm)].flatMap(([, key = '']) =>
      storedKeys.includes(key) ? [] : refused(key).map((why) => `${file}: ${key}: ${why}`),
    ),
  )
  expect(found).toEqual([])
})

test('a function that throws where a rule is broken is named assert…', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/function (must[A-Z]\w*)/g)].map(([, name]) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

/** The words of a name that are none of the trade, with what to say instead. */
function refused(name: string): string[] {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  return parts.flatMap((part) => (say.has(part) ? [`“${part}” is ${say.get(part)}`] : []))
}

/** The names of tests, of groups of them and of their steps. */
function titlesIn(code: string): string[] {
  const named = /\b(?:test|it|describe)(?:\.\w+|\([^()]*\))*\(\s*(['`])((?:(?!\1).)*)\1/g
  return [...code.matchAll(named)].map(([, , title = '']) => title)
}

/** The names of rows of `test.each`: the text with which a row begins. */
function rowsIn(code: string): string[] {
  return [...code.matchAll(/^ +\[\s*(['"])((?:(?!\1).)* (?:(?!\1).)*)\1,/gm)].map(([, , name = '']) => name)
}

function commentsIn(code: string): string[] {
  return code.match(/\/\*[^]*?\*\/|(?<![:'"`])\/\/[^\n]*/g) ?? []
}

/** Names of variables, functions and types. Those of properties may be stored or sent, and are not read. */
function identifiersOf(code: string): string[] {
  const bare = code
    .replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/[^\n]*/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
  const declared =
    /\b(?:const|let|function|class|interface|type|import)\s+(?:\{([^}]*)\}|\[([^\]]*)\]|([A-Za-z_$][\w$]*))/g
  return [...bare.matchAll(declared)].flatMap(([, object = '', list = '', name = '']) => [
    ...object.split(',').flatMap((part) => bindingIn(part)),
    ...list.split(',').flatMap((part) => bindingIn(part)),
    ...(name ? [name] : []),
  ])
}

/** The variable in a part of a pattern: `stored` of `kept: stored = []`, and of `type Stored as Kept` the last. */
function bindingIn(part: string): string[] {
  const name = /([A-Za-z_$][\w$]*)\s*(?:=.*)?$/.exec(part.split(':').at(-1)?.trim() ?? '')?.[1]
  return name ? [name] : []
}
