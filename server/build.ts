import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, constants, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError, exitWithError } from './launch/startup-error.ts'
import { fingerprintOf, isFresh, keepFingerprint } from './launch/fingerprint.ts'
import { settings } from './settings.ts'

/** A build: its sources, its command, and the file with the fingerprint of its last sources. */
interface Build {
  name: string
  sources: string[]
  command: string[]
  fingerprint: string
}

const shared = ['contracts', 'domain', 'locales', 'package.json', 'package-lock.json']

/** Built one after the other: each takes all the cores and a gigabyte. */
export const builds: Build[] = [
  {
    name: 'site',
    sources: ['site', 'widgets', 'server/http/cache-provider.ts', 'astro.config.mjs', ...shared],
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    fingerprint: 'dist/.built',
  },
  {
    name: 'admin',
    sources: ['cms', 'plugins', 'payload.config.ts', ...shared],
    command: ['node_modules/next/dist/bin/next', 'build', 'cms'],
    fingerprint: 'cms/.next/.built',
  },
  {
    // What other merchants take.
    name: 'widgets',
    sources: ['widgets', 'package.json', 'package-lock.json'],
    command: ['widgets/build.ts'],
    fingerprint: 'dist/widgets/.built',
  },
]

/** Runs the builds that are stale, or of these the named ones, and returns their names. */
export async function buildStale(names?: readonly string[]): Promise<string> {
  const { root } = settings
  const built: string[] = []
  const due = names?.length ? builds.filter(({ name }) => names.includes(name)) : builds
  for (const build of due) {
    const file = join(root, build.fingerprint)
    // Read before the build: sources that change meanwhile may not be part of it.
    const fingerprint = fingerprintOf(root, build.sources)
    if (isFresh(fingerprint, file)) continue
    checkWritable(root)
    // What a build that is cut off leaves is fresh for no sources, nor for those it had before.
    rmSync(file, { force: true })
    await run(build)
    keepFingerprint(fingerprint, file)
    built.push(build.name)
  }
  return built.join(' and ') || 'nothing to do'
}

function checkWritable(root: string): void {
  const folders = ['.', 'dist', '.astro', 'cms', 'cms/.next'].map((name) => join(root, name))
  for (const folder of folders.filter((each) => existsSync(each))) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new StartupError(
        `The folder ${folder} cannot be written to, and the shop is built there; give it to this user.`,
      )
    }
  }
}

/** Prints the end of the build's output only when it fails. */
function run({ name, command }: Build): Promise<void> {
  const env = {
    ...process.env,
    APP_ROOT: settings.root,
    NODE_ENV: 'production' as const,
    PAYLOAD_SECRET: 'builds sign nothing',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const child: ChildProcess = spawn(process.execPath, command, {
    cwd: settings.root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill())
  let output = ''
  const listen = (piece: Buffer) => (output = (output + piece.toString()).slice(-6000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartupError(`${output}\nThe ${name} could not be built; what it said stands above.`))
    })
  })
}

if (import.meta.main) console.log(`Built: ${await buildStale(process.argv.slice(2)).catch(exitWithError)}`)
