import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = readdirSync('.')
const guides = ['README.md', 'docs/architecture.md', 'docs/adding.md', 'docs/glossary.md', 'docs/running.md']
guides.push(...readdirSync('docs/decisions').map((file) => `docs/decisions/${file}`))
const readmes = root.map((folder) => `${folder}/README.md`).filter((file) => existsSync(file))

test.each([...guides, ...readmes])('every path in %s starts at the root of the project and exists', (file) => {
  const paths = pathsIn(readFileSync(file, 'utf8'))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

/** The paths in backticks. Addresses of pages, patterns such as `domain/<subject>/` and packages are left out. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code.split(' ')[0] ?? '',
  )
  return quoted.filter(
    (word) =>
      /^[\w.-]+\/|\.(tsx?|mjs|astro|css|md)$/.test(word) &&
      !/[<>*…:$@]|^\//.test(word) &&
      !existsSync(`node_modules/${word.split('/')[0]}`),
  )
}
