import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `docs/renamed.md` names what was. */
const guides = globSync(['*.md', 'docs/**/*.md', '*/README.md', 'plugins/*/*.md'], {
  exclude: ['docs/renamed.md'],
})

test.each(guides)('every path in %s starts at the root of the project and exists', (file) => {
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
