import { dirname, join } from 'node:path'

/** A source file, by its path from the project's root. */
export interface SourceFile {
  file: string
  text: string
}

/** The syntax before an import's specifier. */
const BRINGING_IN = [
  String.raw`\bfrom`,
  String.raw`\bimport`,
  String.raw`\b(?:import|require)\s*\((?=\s*['"\`])`,
  String.raw`\bimport\.meta\.glob(?:<[^(]*>)?\s*\(\s*\[?`,
  String.raw`<script\b[^>]*\ssrc=`,
]

/** The imports of every file, with their path in the project; `target` is left out for packages. */
export function importsOf(house: SourceFile[]): { file: string; source: string; target: string | undefined }[] {
  return house
    .filter(({ file }) => !/\.test\.|\.spec\./.test(file))
    .flatMap(({ file, text }) => {
      const imports = withoutComments(text).matchAll(
        new RegExp(`(?:${BRINGING_IN.join('|')})\\s*['"\`]([^'"\`]+)['"\`]`, 'g'),
      )
      return [...imports].map(([, source = '']) => ({ file, source, target: pathInHouse(file, source) }))
    })
}

/** A file's text without the comments that have lines of their own. */
export function withoutComments(text: string): string {
  return text.replace(/^\s*(\/\/.*$|\/\*[^]*?\*\/)/gm, '')
}

function pathInHouse(file: string, source: string): string | undefined {
  if (source.startsWith('@payload-config')) return 'payload.config.ts'
  if (source.startsWith('#')) return source.slice(1)
  return source.startsWith('.') ? join(dirname(file), source) : undefined
}
