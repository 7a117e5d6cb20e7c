import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import ts from 'typescript'
import { docsPage } from './docs.ts'

const ROOM = import.meta.dirname
const OUT = join(ROOM, '../dist/widgets')
/** What a host brings itself. */
export const peers = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']

/** The script brings what React needs itself: Preact does the same in a quarter of the weight. */
export const onPreact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** Builds the package and the script for pages without React, and gives their weights in bytes of brotli. */
async function buildWidgets(): Promise<Record<string, number>> {
  rmSync(OUT, { recursive: true, force: true })
  const files = readdirSync(join(ROOM, 'locales')).filter((file) => /^[a-z]{2}\.ts$/.test(file))
  const locales = files.map((file) => `locales/${file}`)
  const made = [
    await bundle(['main.ts', ...locales], peers),
    await bundle(['script.tsx'], [], onPreact),
    await bundle(['widgets.css'], []),
  ]
  for (const { path, contents } of made.flatMap(({ outputFiles }) => outputFiles)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, contents)
  }
  writeTypes(['main.ts', ...locales])
  writePackage()
  writeFileSync(join(OUT, 'index.html'), docsPage())
  const [ofPackage, ofScript, css] = made.map(weightOf)
  return { package: ofPackage ?? 0, script: ofScript ?? 0, css: css ?? 0 }
}

/** The bundle of some entries, of which the first is the main one. Nothing is written. */
export function bundle(entries: readonly string[], external: string[], alias: Record<string, string> = {}) {
  return build({
    entryPoints: entries.map((file) => join(ROOM, file)),
    outbase: ROOM,
    outdir: OUT,
    chunkNames: 'parts/[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    splitting: true,
    jsx: 'automatic',
    target: 'es2022',
    metafile: true,
    write: false,
    external,
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** The main entry with all that it brings at once, in bytes of brotli; what is loaded later is left out. */
export function weightOf({ metafile: { outputs }, outputFiles }: Awaited<ReturnType<typeof bundle>>): number {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const patched = outputs[file]?.imports ?? []
    for (const { kind, path, external } of patched) if (kind === 'import-statement' && !external) visit(path)
  }
  const [first] =
    Object.entries(outputs).find(([, { entryPoint }]) => /(main\.ts|script\.tsx|\.css)$/.test(entryPoint ?? '')) ?? []
  if (first) visit(first)
  const sent = outputFiles.filter(({ path }) => [...files].some((file) => path.endsWith(file)))
  return sent.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
}

/** Declarations, with imports as hosts resolve them. */
function writeTypes(entries: readonly string[]): void {
  const options: ts.CompilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    rootDir: ROOM,
    outDir: OUT,
  }
  const program = ts.createProgram(
    entries.map((file) => join(ROOM, file)),
    options,
  )
  program.emit(undefined, (file, text) => {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text.replaceAll(/(from '|from "|import\(["'])(\.{1,2}\/[^'"]+?)\.tsx?(?=["'])/g, '$1$2.js'))
  })
}

function writePackage(): void {
  const described = {
    name: 'search-widgets',
    version: '1.0.0',
    type: 'module',
    sideEffects: ['*.css'],
    files: ['*.js', '*.css', '*.d.ts', 'core', 'locales', 'parts', 'react'],
    exports: {
      '.': { types: './main.d.ts', default: './main.js' },
      './locales/*': { types: './locales/*.d.ts', default: './locales/*.js' },
      './widgets.css': { types: './widgets.css.d.ts', default: './widgets.css' },
    },
    peerDependencies: { react: '>=18', 'react-dom': '>=18' },
  }
  // TypeScript asks for types of styles that are imported, too.
  writeFileSync(join(OUT, 'widgets.css.d.ts'), 'export {}\n')
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
  // What `npm install` takes by its address.
  execFileSync('npm', ['pack', '--silent'], { cwd: OUT, shell: process.platform === 'win32' })
}

if (import.meta.main) console.table(await buildWidgets())
