import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import ts from 'typescript'

const ROOM = import.meta.dirname
const OUT = join(ROOM, '../dist/widgets')
/** What a host brings itself. */
const peers = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']

/** Builds the package and the script for pages without React, and gives the weights of both in bytes of brotli. */
export async function buildWidgets(): Promise<Record<string, number>> {
  rmSync(OUT, { recursive: true, force: true })
  const locales = readdirSync(join(ROOM, 'locales')).filter((file) => /^[a-z]{2}\.ts$/.test(file))
  const usual = {
    bundle: true,
    format: 'esm',
    minify: true,
    splitting: true,
    jsx: 'automatic',
    target: 'es2022',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const
  const ofPackage = await build({
    ...usual,
    entryPoints: [join(ROOM, 'main.ts'), ...locales.map((file) => join(ROOM, 'locales', file))],
    outbase: ROOM,
    outdir: OUT,
    external: peers,
    chunkNames: 'parts/[hash]',
  })
  const ofScript = await build({
    ...usual,
    entryPoints: [join(ROOM, 'script.tsx')],
    outdir: join(OUT, 'script'),
    chunkNames: '[hash]',
  })
  await build({ entryPoints: [join(ROOM, 'widgets.css')], outdir: OUT, minify: true })
  writeTypes(['main.ts', ...locales.map((file) => `locales/${file}`)])
  writePackage()
  return {
    package: weightOf(ofPackage.metafile, 'main.js'),
    script: weightOf(ofScript.metafile, 'script.js'),
    css: brotli(join(OUT, 'widgets.css')),
  }
}

/** An entry with all that it brings at once; what is loaded later is left out. */
function weightOf({ outputs }: Metafile, entry: string): number {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const { kind, path, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) visit(path)
  }
  const first = Object.keys(outputs).find((file) => file.endsWith(`/${entry}`))
  if (first) visit(first)
  return [...files].reduce((sum, file) => sum + brotli(file), 0)
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length
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
    exports: {
      '.': { types: './main.d.ts', default: './main.js' },
      './locales/*': { types: './locales/*.d.ts', default: './locales/*.js' },
      './widgets.css': './widgets.css',
    },
    peerDependencies: { react: '>=18', 'react-dom': '>=18' },
  }
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
}

if (import.meta.main) console.table(await buildWidgets())
